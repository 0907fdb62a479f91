import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { ForgotDialog } from './ForgotDialog.tsx'

export default defineWidget('account/forgot-dialog', ForgotDialog)
