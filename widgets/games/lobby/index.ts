import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { Lobby } from './Lobby.tsx'

export default defineWidget('games/lobby', Lobby)
