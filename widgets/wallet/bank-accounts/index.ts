import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { BankAccounts } from './BankAccounts.tsx'

export default defineWidget('wallet/bank-accounts', BankAccounts)
