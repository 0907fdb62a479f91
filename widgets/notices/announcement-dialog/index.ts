import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { AnnouncementDialog } from './AnnouncementDialog.tsx'

export default defineWidget('notices/announcement-dialog', AnnouncementDialog)
