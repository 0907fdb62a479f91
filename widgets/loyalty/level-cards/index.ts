import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { LevelCards } from './LevelCards.tsx'

export default defineWidget('loyalty/level-cards', LevelCards)
