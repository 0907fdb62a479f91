import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { LaunchNotice } from './LaunchNotice.tsx'

export default defineWidget('games/launch-notice', LaunchNotice)
