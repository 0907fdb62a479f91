import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { PromotionsStrip } from './PromotionsStrip.tsx'

export default defineWidget('promotions/promotions-strip', PromotionsStrip)
