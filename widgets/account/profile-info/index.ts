import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { ProfileInfo } from './ProfileInfo.tsx'

export default defineWidget('account/profile-info', ProfileInfo)
