import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { LanguagePage } from './LanguagePage.tsx'

export default defineWidget('language/language-page', LanguagePage)
