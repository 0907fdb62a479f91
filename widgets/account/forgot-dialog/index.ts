import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { ForgotDialog } from './ForgotDialog.tsx'

export default defineWidget('account/forgot-dialog', ForgotDialog)
