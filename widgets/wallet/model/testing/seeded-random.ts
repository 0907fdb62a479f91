/** Random numbers of a seed (mulberry32): the same seed gives the same numbers. */
export function seededRandom(seed: number) {
  let state = seed
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (least: number, most: number) => Math.floor(least + random() * (most - least + 1))
  return {
    chance: (share: number) => random() < share,
    between,
    one: <Item>(items: readonly Item[]): Item => items[between(0, items.length - 1)] as Item,
  }
}

export type SeededRandom = ReturnType<typeof seededRandom>
