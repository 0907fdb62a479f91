import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { PromotionBalanceDialog } from './PromotionBalanceDialog.tsx'

export default defineWidget('wallet/promotion-balance-dialog', PromotionBalanceDialog)
