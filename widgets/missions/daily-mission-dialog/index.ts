import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { DailyMissionDialog } from './DailyMissionDialog.tsx'

export default defineWidget('missions/daily-mission-dialog', DailyMissionDialog)
