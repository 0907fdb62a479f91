import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { AuthDialog } from './AuthDialog.tsx'

export default defineWidget('account/auth-dialog', AuthDialog)
