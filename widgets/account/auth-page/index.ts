import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { AuthPage } from './AuthPage.tsx'

export default defineWidget('account/auth-page', AuthPage)
