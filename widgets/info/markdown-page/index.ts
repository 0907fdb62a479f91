import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { MarkdownPage } from './MarkdownPage.tsx'

export default defineWidget('info/markdown-page', MarkdownPage)
