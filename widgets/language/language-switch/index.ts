import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'

export default defineWidget('language/language-switch', LanguageSwitch)
