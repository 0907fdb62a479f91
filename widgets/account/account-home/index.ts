import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { AccountHome } from './AccountHome.tsx'

export default defineWidget('account/account-home', AccountHome)
