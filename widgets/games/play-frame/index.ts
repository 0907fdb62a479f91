import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { PlayFrame } from './PlayFrame.tsx'

export default defineWidget('games/play-frame', PlayFrame)
