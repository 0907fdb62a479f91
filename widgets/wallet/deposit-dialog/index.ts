import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { DepositDialog } from './DepositDialog.tsx'

export default defineWidget('wallet/deposit-dialog', DepositDialog)
