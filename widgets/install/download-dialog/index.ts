import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { DownloadDialog } from './DownloadDialog.tsx'

export default defineWidget('install/download-dialog', DownloadDialog)
