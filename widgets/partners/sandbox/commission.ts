import type { DatabaseSync } from 'node:sqlite'
import {
  integerColumn,
  rowReader,
  demoMember,
  minorOf,
  type SandboxMerchant,
  type SeededMember,
  siteMidnight,
  type SandboxContext,
} from '../../../sandbox/index.ts'
import { affiliateCodeOf } from './affiliates.ts'

/** The currency whose members have a referral programme. */
export const programmeCurrency = 'THB'

/** The commission on a friend's stakes. Both are in minor units. */
const commissionOf = ({ data }: SandboxMerchant, staked: number): number =>
  Math.floor((staked * minorOf(data.referral.percent)) / 10_000)

/** Adds a stake of a referred member to the member's row. Does nothing for any other member. */
export function addStake(
  { database }: SandboxContext,
  merchant: SandboxMerchant,
  { uid, stake }: { readonly uid: string; readonly stake: number },
): void {
  const row = database
    .prepare('SELECT staked FROM referrals WHERE merchant_id = ? AND uid = ? AND referrer_uid IS NOT NULL')
    .get(merchant.id, uid)
  if (!row) return
  const before = Number(row.staked)
  const staked = before + stake
  // The brand may have changed the percentage since. The commission on earlier stakes stays as it was.
  const added = commissionOf(merchant, staked) - commissionOf(merchant, before)
  database
    .prepare('UPDATE referrals SET staked = ?, earned = earned + ? WHERE merchant_id = ? AND uid = ?')
    .run(staked, added, merchant.id, uid)
}

/** The sums over the friends of a member. Amounts are in minor units. */
export interface Commission {
  readonly friends: number
  /** Number of friends who have played. */
  readonly active: number
  readonly earned: number
  /** Earned and not collected yet. */
  readonly ready: number
}

const readCommission = rowReader<Commission>({
  friends: integerColumn,
  active: integerColumn,
  earned: integerColumn,
  ready: integerColumn,
})

/** The sums over all friends of a member. */
export function commissionFor(database: DatabaseSync, merchantId: string, uid: string): Commission {
  const row = database
    .prepare(
      `SELECT count(*) AS friends, coalesce(sum(staked > 0), 0) AS active, coalesce(sum(earned), 0) AS earned,
         coalesce(sum(earned - paid), 0) AS ready
       FROM referrals WHERE merchant_id = ? AND referrer_uid = ?`,
    )
    .get(merchantId, uid)
  return readCommission(row ?? {})
}

/** For each friend of the demo member: the days since the sign-up, and the stakes in minor units. Newest first. */
const seededFriends = [
  [0, 0],
  [1, 240_000],
  [2, 0],
  [4, 1_820_000],
  [7, 465_000],
  [11, 0],
  [16, 3_905_000],
  [23, 730_500],
  [31, 0],
  [44, 12_640_000],
  [58, 96_000],
  [73, 5_250_000],
  [90, 20_000_000],
] as const
/** The index in `seededFriends` from which on the demo member has collected the commission. */
const firstCollected = 6
const hour = 3_600_000

/**
 * Makes the demo member the referrer of other members. The first member in the programme's currency gets the first row
 * of `seededFriends`, and so on.
 */
export function seedFriends(
  sandbox: SandboxContext,
  merchant: SandboxMerchant,
  members: readonly SeededMember[],
): void {
  const { database, clock } = sandbox
  const referrer = demoMember(members)?.uid
  if (referrer === undefined) return
  const ref = affiliateCodeOf(database, merchant.id, referrer)
  const insert = database.prepare(
    `INSERT INTO referrals (merchant_id, uid, ref, referrer_uid, at, staked, earned, paid) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const friends = members.filter(({ seed }) => seed.number > 0 && seed.currency === programmeCurrency)
  for (const [place, [daysAgo, staked]] of seededFriends.entries()) {
    const friend = friends[place]?.member.uid
    if (friend === undefined) return
    const at = daysAgo === 0 ? clock.now() - hour : siteMidnight(clock.now(), -daysAgo) + (9 + place) * hour
    const earned = commissionOf(merchant, staked)
    insert.run(merchant.id, friend, ref, referrer, at, staked, earned, place >= firstCollected ? earned : 0)
  }
}
