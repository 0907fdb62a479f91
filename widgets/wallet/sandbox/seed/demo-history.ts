/** A past deposit or withdrawal of the demo member. */
export interface PastMove {
  readonly kind: 'deposit' | 'withdrawal'
  /** Minor units. */
  readonly amount: number
  readonly state: 'pending' | 'done' | 'refused'
  /** Days before today, in the site's time zone. */
  readonly daysAgo: number
  /** Hour of that day, in the site's time zone. */
  readonly hour: number
}

type Line = readonly [daysAgo: number, hour: number, baht: number, state?: PastMove['state']]

const deposits: readonly Line[] = [
  [118, 20, 3000],
  [104, 9, 1000],
  [97, 22, 5000],
  [83, 13, 2000, 'refused'],
  [82, 11, 2000],
  [69, 18, 1500],
  [55, 21, 8800],
  [48, 8, 500, 'refused'],
  [41, 12, 2500],
  [33, 19, 4000],
  [26, 10, 1000],
  [19, 23, 3000],
  [12, 17, 2000],
  [6, 14, 1500],
  [3, 20, 2000],
  [2, 9, 1200, 'pending'],
  [1, 7, 1000],
]

const withdrawals: readonly Line[] = [
  [110, 10, 2500],
  [90, 15, 4000],
  [76, 9, 1000, 'refused'],
  [75, 12, 1000],
  [52, 18, 8000],
  [38, 21, 3000],
  [30, 11, 1500],
  [22, 16, 2000],
  [15, 20, 500, 'refused'],
  [9, 13, 3500],
  [4, 10, 1000],
  [1, 8, 800, 'pending'],
]

const pastMovesOf = (kind: PastMove['kind'], lines: readonly Line[]): PastMove[] =>
  lines.map(([daysAgo, hour, baht, state = 'done']) => ({ kind, amount: baht * 100, state, daysAgo, hour }))

/**
 * Four months of deposits and withdrawals in every state, oldest first. They add 11,000 baht in total, and no wallet
 * is ever below zero.
 */
export const demoHistory: readonly PastMove[] = [
  ...pastMovesOf('deposit', deposits),
  ...pastMovesOf('withdrawal', withdrawals),
].toSorted((one, other) => other.daysAgo - one.daysAgo || one.hour - other.hour)
