import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { BalanceCard } from './BalanceCard.tsx'

export default defineWidget('wallet/balance-card', BalanceCard)
