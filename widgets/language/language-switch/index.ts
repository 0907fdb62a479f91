import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'

export default defineWidget('language/language-switch', LanguageSwitch)
