import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { GamePage } from './GamePage.tsx'

export default defineWidget('games/game-page', GamePage)
