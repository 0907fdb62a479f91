import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { AuthDialog } from './AuthDialog.tsx'

export default defineWidget('account/auth-dialog', AuthDialog)
