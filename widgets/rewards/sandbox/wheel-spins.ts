import { randomFor, type SandboxMerchant, siteDay, type SandboxContext } from '../../../sandbox/index.ts'

type Segments = SandboxMerchant['data']['wheel']['segments']

/** The spins of a member. */
export interface Spins {
  /** Number of spins that the member has used. */
  readonly count: number
  /** Free spins left today. */
  readonly freeLeft: number
  readonly boughtLeft: number
}

/** The used and remaining spins of a member. */
export function spinsOf({ database, clock }: SandboxContext, merchant: SandboxMerchant, uid: string): Spins {
  const row = database
    .prepare(
      `SELECT count(*) AS spins, sum(is_free = 0) AS bought, sum(is_free = 1 AND day = ?) AS free
       FROM wheel_spins WHERE merchant_id = ? AND uid = ?`,
    )
    .get(siteDay(clock.now()), merchant.id, uid)
  const { wheel, reward_shop: shop } = merchant.data
  const bought = database
    .prepare('SELECT item_id FROM reward_redemptions WHERE merchant_id = ? AND uid = ?')
    .all(merchant.id, uid)
    .map(({ item_id }) => shop.find(({ id, kind }) => id === Number(item_id) && kind === 'spin'))
    .reduce((sum, item) => sum + Number(item?.amount ?? 0), 0)
  return {
    count: Number(row?.spins ?? 0),
    freeLeft: Math.max(0, wheel.spins_per_day - Number(row?.free ?? 0)),
    boughtLeft: Math.max(0, bought - Number(row?.bought ?? 0)),
  }
}

/** The index of a spin's segment. The same seed and spin give the same segment. */
export function drawSegment(segments: Segments, seed: number, spin: string): number {
  const total = segments.reduce((sum, { weight }) => sum + weight, 0)
  let left = randomFor(seed, `wheel:${spin}`).next() * total
  return Math.max(
    0,
    segments.findIndex(({ weight }) => (left -= weight) < 0),
  )
}

/** The chance of each segment in percent, with two decimals. */
export function oddsOf(segments: Segments): readonly string[] {
  const total = segments.reduce((sum, { weight }) => sum + weight, 0)
  return segments.map(({ weight }) => ((weight / total) * 100).toFixed(2))
}
