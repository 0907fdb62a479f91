import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { LoginToPlay } from './LoginToPlay.tsx'

export default defineWidget('games/login-to-play', LoginToPlay)
