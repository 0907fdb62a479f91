import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { AppDownload } from './AppDownload.tsx'

export default defineWidget('layout/app-download', AppDownload)
