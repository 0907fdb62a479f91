import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { ProfilePin } from './ProfilePin.tsx'

export default defineWidget('account/profile-pin', ProfilePin)
