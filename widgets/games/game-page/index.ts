import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { GamePage } from './GamePage.tsx'

export default defineWidget('games/game-page', GamePage)
