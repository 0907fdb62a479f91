import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { DepositPage } from './DepositPage.tsx'

export default defineWidget('wallet/deposit-page', DepositPage)
