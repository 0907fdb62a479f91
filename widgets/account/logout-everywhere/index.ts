import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { LogoutEverywhere } from './LogoutEverywhere.tsx'

export default defineWidget('account/logout-everywhere', LogoutEverywhere)
