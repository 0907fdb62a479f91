import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { LuckySpin } from './LuckySpin.tsx'

export default defineWidget('rewards/lucky-spin', LuckySpin)
