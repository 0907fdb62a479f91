import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { WithdrawalDialog } from './WithdrawalDialog.tsx'

export default defineWidget('wallet/withdrawal-dialog', WithdrawalDialog)
