import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { WithdrawalDialog } from './WithdrawalDialog.tsx'

export default defineWidget('wallet/withdrawal-dialog', WithdrawalDialog)
