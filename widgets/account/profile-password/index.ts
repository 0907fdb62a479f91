import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { ProfilePassword } from './ProfilePassword.tsx'

export default defineWidget('account/profile-password', ProfilePassword)
