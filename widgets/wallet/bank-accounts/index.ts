import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { BankAccounts } from './BankAccounts.tsx'

export default defineWidget('wallet/bank-accounts', BankAccounts)
