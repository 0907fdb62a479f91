import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { GameShelf } from './GameShelf.tsx'

export default defineWidget('games/game-shelf', GameShelf)
