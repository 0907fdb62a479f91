import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { MissionCalendar } from './MissionCalendar.tsx'

export default defineWidget('missions/mission-calendar', MissionCalendar)
