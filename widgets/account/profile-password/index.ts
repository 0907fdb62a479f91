import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { ProfilePassword } from './ProfilePassword.tsx'

export default defineWidget('account/profile-password', ProfilePassword)
