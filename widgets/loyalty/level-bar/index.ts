import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { LevelBar } from './LevelBar.tsx'

export default defineWidget('loyalty/level-bar', LevelBar)
