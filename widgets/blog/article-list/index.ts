import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { ArticleList } from './ArticleList.tsx'

export default defineWidget('blog/article-list', ArticleList)
