import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { PromotionsStrip } from './PromotionsStrip.tsx'

export default defineWidget('promotions/promotions-strip', PromotionsStrip)
