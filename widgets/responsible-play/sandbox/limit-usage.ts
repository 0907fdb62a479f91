import { siteMidnight, type SandboxContext } from '../../../sandbox/index.ts'
import { depositedSince, playedSince } from '../../wallet/sandbox/exports.ts'
import type { LimitKind } from './play-limits.ts'

/** The site's offset from UTC, in ms: days begin at midnight in Asia/Bangkok. */
const siteOffset = 7 * 3_600_000

/** Start of the current period of a limit, in ms since 1970: today, Monday or the first of the month. */
function periodStart(period: 'day' | 'week' | 'month', now: number): number {
  const today = new Date(now + siteOffset)
  const days = period === 'day' ? 0 : period === 'week' ? (today.getUTCDay() + 6) % 7 : today.getUTCDate() - 1
  return siteMidnight(now, -days)
}

/**
 * The used part of a limit in its current period, in minor units and never below 0. Excludes the session limit, which
 * `showLimit` measures in minutes.
 */
export function usedOf(
  { database, clock }: Pick<SandboxContext, 'database' | 'clock'>,
  merchantId: string,
  uid: string,
  { kind, period }: Exclude<LimitKind, { readonly kind: 'session' }>,
): number {
  const since = periodStart(period, clock.now())
  if (kind === 'deposit') return depositedSince(database, merchantId, uid, since)
  const { staked, won } = playedSince(database, merchantId, uid, since)
  return Math.max(0, staked - won)
}
