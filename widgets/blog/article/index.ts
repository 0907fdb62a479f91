import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { ArticlePage } from './ArticlePage.tsx'

export default defineWidget('blog/article', ArticlePage)
