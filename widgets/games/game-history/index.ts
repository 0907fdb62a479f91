import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { GameHistory } from './GameHistory.tsx'

export default defineWidget('games/game-history', GameHistory)
