/** A decimal string in minor units: `-5.5` is -550. NaN for a text that `Number` cannot parse. */
export const minorUnits = (decimal: string): number => Math.round(Number(decimal) * 100)

/** Minor units as a decimal string: -550 is `-5.50`. */
export const decimalOf = (minor: number): string => (minor / 100).toFixed(2)

/** Prizes less stakes, as a decimal string. */
export const netResult = ({ staked, won }: { readonly staked: string; readonly won: string }): string =>
  decimalOf(minorUnits(won) - minorUnits(staked))

interface Limit {
  readonly kind: string
  readonly period: string
  readonly amount?: string | undefined
  readonly used: string
}

/**
 * The limit of a kind with the smallest remaining amount, and that amount in minor units. Undefined if the member has
 * no limit of this kind.
 */
export function tightestLimit<One extends Limit>(limits: readonly One[], kind: string) {
  const set = limits.flatMap((limit) => {
    if (limit.kind !== kind || limit.amount === undefined) return []
    return [{ limit, left: Math.max(0, minorUnits(limit.amount) - minorUnits(limit.used)) }]
  })
  return set.reduce<(typeof set)[number] | undefined>(
    (least, one) => (least && least.left <= one.left ? least : one),
    undefined,
  )
}

/** The used part of a limit in percent, 0 to 100. 0 without a limit, or if a figure is malformed. */
export function usedPercent({ amount, used }: Pick<Limit, 'amount' | 'used'>): number {
  const [done, most] = [Number(used), Number(amount)]
  if (!Number.isFinite(done) || !Number.isFinite(most)) return 0
  return done >= most ? 100 : Math.max(0, (done / most) * 100)
}
