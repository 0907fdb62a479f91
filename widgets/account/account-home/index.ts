import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { AccountHome } from './AccountHome.tsx'

export default defineWidget('account/account-home', AccountHome)
