import { createHash } from 'node:crypto'
import { publicPhone, memberEndpoint, serverTime, toDecimal } from '../../../../sandbox/index.ts'
import { commissionFor, programmeCurrency } from '../commission.ts'
import { refusal } from '../messages.ts'

/** The member's referred friends, newest first, page by page (ENG-07). */
export const referralGetFriends = memberEndpoint('referral/get-friends', (call) => {
  const { sandbox, merchant, member, payload, language } = call
  if (member.currency !== programmeCurrency) return refusal('no-referral', language)
  const { page, page_size = 20 } = payload
  const { percent, minimum } = merchant.data.referral
  const { friends, active, earned, ready } = commissionFor(sandbox.database, merchant.id, member.uid)
  const rows = sandbox.database
    .prepare(
      `SELECT r.uid, m.phone, r.at, r.staked, r.earned FROM referrals r JOIN members m USING (merchant_id, uid)
       WHERE r.merchant_id = ? AND r.referrer_uid = ? ORDER BY r.at DESC, r.uid LIMIT ? OFFSET ?`,
    )
    .all(merchant.id, member.uid, page_size, (page - 1) * page_size)
  return {
    status: true,
    data: {
      items: rows.map((row) => ({
        friend: createHash('sha256').update(`${merchant.id}:${row.uid}`).digest('hex').slice(0, 16),
        name: publicPhone(String(row.phone)),
        joined: serverTime(Number(row.at)),
        state: Number(row.staked) > 0 ? ('active' as const) : ('joined' as const),
        commission: toDecimal(Number(row.earned)),
      })),
      page,
      page_size,
      total: friends,
      active,
      percent,
      earned: toDecimal(earned),
      ready: toDecimal(ready),
      minimum,
    },
  }
})
