import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { WithdrawalPage } from './WithdrawalPage.tsx'

export default defineWidget('wallet/withdrawal-page', WithdrawalPage)
