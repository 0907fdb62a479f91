import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { LanguagePage } from './LanguagePage.tsx'

export default defineWidget('language/language-page', LanguagePage)
