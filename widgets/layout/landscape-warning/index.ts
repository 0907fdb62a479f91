import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { LandscapeWarning } from './LandscapeWarning.tsx'

export default defineWidget('layout/landscape-warning', LandscapeWarning)
