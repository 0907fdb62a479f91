import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { RunningPromotion } from './RunningPromotion.tsx'

export default defineWidget('promotions/running-promotion', RunningPromotion)
