import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { PromotionPage } from './PromotionPage.tsx'

export default defineWidget('promotions/promotion-page', PromotionPage)
