import { memberEndpoint } from '../../../../sandbox/index.ts'
import { walletsOf } from '../money/wallets.ts'

/** The wallets of the member (STA-01). */
export const userGetBal = memberEndpoint('user/get-bal', ({ sandbox, merchant, member, language }) => ({
  status: true,
  data: walletsOf(sandbox.database, merchant.id, member.uid, language),
}))
