import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { PromotionBalanceDialog } from './PromotionBalanceDialog.tsx'

export default defineWidget('promotions/promotion-balance-dialog', PromotionBalanceDialog)
