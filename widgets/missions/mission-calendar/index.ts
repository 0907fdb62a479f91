import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { MissionCalendar } from './MissionCalendar.tsx'

export default defineWidget('missions/mission-calendar', MissionCalendar)
