import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { ReferralFriends } from './ReferralFriends.tsx'

export default defineWidget('partners/referral-friends', ReferralFriends)
