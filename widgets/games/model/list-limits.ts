/** The limits of a game list. A list beyond any of them is rejected as a whole. */
export const listLimits = {
  /** Bytes of JSON. */
  inflated: 16_000_000,
  /** Largest ratio of JSON to compressed bytes. Real lists have about 16, a bomb about 1,000. */
  ratio: 100,
  /** Bytes of JSON up to which the ratio is not checked. */
  ratioFrom: 1_000_000,
  rows: 20_000,
  /** Characters of a row. */
  row: 8_192,
} as const

/** A malformed game list. Its category counts as not found (GAM-02). */
export class BadGameList extends Error {
  override readonly name = 'BadGameList'
}
