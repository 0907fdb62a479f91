import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { BalanceButton } from './BalanceButton.tsx'

export default defineWidget('wallet/balance-button', BalanceButton)
