import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { GameHistory } from './GameHistory.tsx'

export default defineWidget('wallet/game-history', GameHistory)
