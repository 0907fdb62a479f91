import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { AuthPage } from './AuthPage.tsx'

export default defineWidget('account/auth-page', AuthPage)
