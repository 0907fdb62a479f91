import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { PlayFrame } from './PlayFrame.tsx'

export default defineWidget('games/play-frame', PlayFrame)
