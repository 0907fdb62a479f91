import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { SessionReminder } from './SessionReminder.tsx'

export default defineWidget('responsible-play/session-reminder', SessionReminder)
