import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { ProfileInfo } from './ProfileInfo.tsx'

export default defineWidget('account/profile-info', ProfileInfo)
