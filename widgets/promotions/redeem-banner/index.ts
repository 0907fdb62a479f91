import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { RedeemBanner } from './RedeemBanner.tsx'

export default defineWidget('promotions/redeem-banner', RedeemBanner)
