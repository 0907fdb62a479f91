import type { SandboxPromotion } from '../../../../schemas/generated/sandbox.ts'
import { siteDay, siteMidnight } from '../../../../sandbox/index.ts'

type Period = NonNullable<SandboxPromotion['period']>

/**
 * Whether a member who took a promotion at the time `taken` can take it again at the time `now`. Both are in ms since
 * 1970. Days, weeks from Monday and months are those of the site's time zone.
 */
export function canTakeAgain(
  { period = 'once' }: Pick<SandboxPromotion, 'period'>,
  taken: number,
  now: number,
): boolean {
  return taken < startOf(period, now)
}

/**
 * The start of the period that contains `now`. Minus infinity for `once` (never again), and infinity for `deposit`
 * (always).
 */
function startOf(period: Period, now: number): number {
  if (period === 'once') return Number.NEGATIVE_INFINITY
  if (period === 'deposit') return Number.POSITIVE_INFINITY
  const today = siteDay(now)
  if (period === 'month') return siteMidnight(now, 1 - Number(today.slice(8)))
  if (period === 'week') return siteMidnight(now, -((new Date(today).getUTCDay() + 6) % 7))
  return siteMidnight(now, 0)
}
