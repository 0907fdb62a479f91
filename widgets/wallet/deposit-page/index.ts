import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { DepositPage } from './DepositPage.tsx'

export default defineWidget('wallet/deposit-page', DepositPage)
