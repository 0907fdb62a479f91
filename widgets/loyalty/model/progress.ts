import type { VipLevel } from '../../../schemas/generated/records.ts'

/** A member's progress to the next level. Amounts are decimal strings. */
export interface ProgressToNextLevel {
  readonly next: VipLevel
  /** The missing stakes. */
  readonly missing: string
  /**
   * The member's total stakes in percent of the next level's turnover: a whole number from 0 to 100. Below 100 while
   * stakes are missing.
   */
  readonly percent: number
}

/** A decimal string in hundredths. Further decimals are cut off. Undefined for any other text. */
function hundredths(amount: string): bigint | undefined {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d{1,2})\d*)?$/.exec(amount) ?? []
  return whole === undefined ? undefined : BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'))
}

/**
 * The progress of a total turnover to the level after `level`. Undefined at the highest level, if the next level needs
 * no turnover, and if a figure is not an amount.
 */
export function progressToNextLevel(
  levels: readonly VipLevel[],
  level: number,
  turnover: string,
): ProgressToNextLevel | undefined {
  const next = levels.find((one) => one.level === level + 1)
  const goal = next && hundredths(next.turnover)
  const done = hundredths(turnover)
  if (!next || goal === undefined || goal === 0n || done === undefined) return undefined
  const left = goal > done ? goal - done : 0n
  return {
    next,
    missing: `${left / 100n}.${String(left % 100n).padStart(2, '0')}`,
    percent: Number(((goal - left) * 100n) / goal),
  }
}
