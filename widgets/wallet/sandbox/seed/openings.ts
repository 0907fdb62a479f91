import type { SeedMember } from '../../../../sandbox/index.ts'

/** The number of the seeded member without money or deposits. */
export const withoutMoney = 11

/** The initial money of a seeded member, in minor units. */
export interface Opening {
  readonly balance: number
  /** The balance of the bonus wallet. 0 if the member has no bonus wallet. */
  readonly bonus: number
  /** The withdrawal PIN. Undefined if the member has no PIN. */
  readonly pin: string | undefined
}

/**
 * The initial balances of a seeded member. They grow from member 1 to 9, so that tests can distinguish the members.
 * The balances of the demo member match its history.
 */
export function openingOf({ number, currency }: SeedMember): Opening {
  if (number === 0) return { balance: 98_050, bonus: 20_000, pin: '246810' }
  const nothingElse = { bonus: 0, pin: undefined }
  if (number <= 9) return { balance: number * number * 150_000 + 25, ...nothingElse }
  if (number === withoutMoney) return { balance: 0, ...nothingElse }
  return { balance: currency === 'THB' ? 100_000 : 250_000, ...nothingElse }
}
