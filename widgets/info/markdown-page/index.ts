import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { MarkdownPage } from './MarkdownPage.tsx'

export default defineWidget('info/markdown-page', MarkdownPage)
