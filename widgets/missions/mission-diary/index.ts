import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { MissionDiary } from './MissionDiary.tsx'

export default defineWidget('missions/mission-diary', MissionDiary)
