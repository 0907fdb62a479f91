import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { NotificationList } from './NotificationList.tsx'

export default defineWidget('notices/notification-list', NotificationList)
