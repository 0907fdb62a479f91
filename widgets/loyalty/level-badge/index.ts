import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { LevelBadge } from './LevelBadge.tsx'

export default defineWidget('loyalty/level-badge', LevelBadge)
