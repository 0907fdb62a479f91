import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { RedeemDialog } from './RedeemDialog.tsx'

export default defineWidget('promotions/redeem-dialog', RedeemDialog)
