import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { Leaderboard } from './Leaderboard.tsx'

export default defineWidget('contests/leaderboard', Leaderboard)
