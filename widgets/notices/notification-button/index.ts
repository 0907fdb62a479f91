import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { NotificationButton } from './NotificationButton.tsx'

export default defineWidget('notices/notification-button', NotificationButton)
