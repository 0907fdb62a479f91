import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { Lobby } from './Lobby.tsx'

export default defineWidget('games/lobby', Lobby)
