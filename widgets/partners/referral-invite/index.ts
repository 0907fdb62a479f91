import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { ReferralInvite } from './ReferralInvite.tsx'

export default defineWidget('partners/referral-invite', ReferralInvite)
