import type { SandboxPart } from '../../../sandbox/part.ts'
import { affiliateCodeOf, joinPartners } from './affiliates.ts'
import { addStake, seedFriends } from './commission.ts'
import { referralCollectCommission } from './endpoints/collect-commission.ts'
import { referralGetFriends } from './endpoints/get-friends.ts'
import { userUpdateClick } from './endpoints/update-click.ts'
import { tables } from './tables.ts'

const part: SandboxPart = {
  name: 'partners',
  data: ['partnership', 'referral'],
  tables,
  seed: seedFriends,
  endpoints: [referralCollectCommission, referralGetFriends, userUpdateClick],
  files: { partnership: (_sandbox, merchant) => merchant.data.partnership },
  dashboard: ({ sandbox, merchant, member, origin }) => {
    if (!member) return {}
    const code = affiliateCodeOf(sandbox.database, merchant.id, member.uid)
    return { crm: { affiliate_username: code, link: `${origin}/?aff=${code}` } }
  },
  on: { 'member-joined': joinPartners, 'wallet/staked': addStake },
}

export default part
