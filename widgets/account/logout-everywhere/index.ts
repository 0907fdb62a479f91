import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { LogoutEverywhere } from './LogoutEverywhere.tsx'

export default defineWidget('account/logout-everywhere', LogoutEverywhere)
