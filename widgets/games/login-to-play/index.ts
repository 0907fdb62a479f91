import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { LoginToPlay } from './LoginToPlay.tsx'

export default defineWidget('games/login-to-play', LoginToPlay)
