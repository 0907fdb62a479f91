import type { VipLevel } from '../../../schemas/generated/records.ts'

/** The way from a member's level to the next one. Amounts are decimal strings. */
export interface WayUp {
  readonly next: VipLevel
  /** How much is still to be staked. */
  readonly missing: string
  /** 0 to 100, whole. Below 100 as long as something is missing. */
  readonly percent: number
}

/** Hundredths of an amount; undefined for what is no amount. */
function hundredths(amount: string): bigint | undefined {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d{1,2})\d*)?$/.exec(amount) ?? []
  return whole === undefined ? undefined : BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'))
}

/** How far a turnover is from the level after `level`. Undefined at the highest one, and where a figure is no amount. */
export function wayUp(levels: readonly VipLevel[], level: number, turnover: string): WayUp | undefined {
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
