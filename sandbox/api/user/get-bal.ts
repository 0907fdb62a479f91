import { walletsOf } from '../../session/members.ts'
import { memberEndpoint } from '../endpoint.ts'

/** The wallets of the member (STA-01). */
export const userGetBal = memberEndpoint('user/get-bal', ({ world, merchant, member }) => ({
  status: true,
  data: walletsOf(world.database, merchant.id, member.uid),
}))
