import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { DepositButton } from './DepositButton.tsx'

export default defineWidget('wallet/deposit-button', DepositButton)
