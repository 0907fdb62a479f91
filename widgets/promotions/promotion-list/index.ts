import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { PromotionList } from './PromotionList.tsx'

export default defineWidget('promotions/promotion-list', PromotionList)
