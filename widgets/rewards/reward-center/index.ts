import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { RewardCenter } from './RewardCenter.tsx'

export default defineWidget('rewards/reward-center', RewardCenter)
