import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { PromotionCenter } from './PromotionCenter.tsx'

export default defineWidget('promotions/promotion-center', PromotionCenter)
