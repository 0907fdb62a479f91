/** A deterministic source of choices for pictures and seeds, not for secrets. */
export interface Random {
  /** A number from 0 to below 1. */
  next(): number
  /** A whole number from `least` to `most`, inclusive. */
  between(least: number, most: number): number
  /** One of the items. Throws a RangeError for an empty list. */
  pick<T>(items: readonly T[]): T
  /** A copy of the items in random order. */
  shuffle<T>(items: readonly T[]): T[]
}

/** The random source of a subject: the same seed and subject give the same choices, independent of other subjects. */
export function randomFor(seed: number, subject: string): Random {
  let state = hash(`${seed}:${subject}`)
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    between,
    pick(items) {
      if (items.length === 0) throw new RangeError('There is nothing to pick from.')
      return items[between(0, items.length - 1)] as (typeof items)[number]
    },
    shuffle(items) {
      const copy = [...items]
      for (let last = copy.length - 1; last > 0; last--) {
        const other = between(0, last)
        ;[copy[last], copy[other]] = [copy[other] as (typeof items)[number], copy[last] as (typeof items)[number]]
      }
      return copy
    },
  }
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value | 0
}
