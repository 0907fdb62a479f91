import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { LoginDialog } from './LoginDialog.tsx'

export default defineWidget('account/login-dialog', LoginDialog)
