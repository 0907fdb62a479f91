import { group, path, rect, repeat } from '../shapes.ts'
import type { DrawMotif } from './motif.ts'

const suits = [
  ['A', 'M0 -22C12 -6 24 0 24 11A11 11 0 0 1 4 17L9 28H-9L-4 17A11 11 0 0 1 -24 11C-24 0 -12 -6 0 -22Z'],
  ['K', 'M0 26C-26 6 -26 -4 -24 -10A12 12 0 0 1 0 -12A12 12 0 0 1 24 -10C26 -4 26 6 0 26Z'],
  ['9', 'M0 -28L20 0L0 28L-20 0Z'],
] as const

/** Three cards in a fan. */
export const cards: DrawMotif = (ink, random) => {
  const drawn = random.shuffle(suits)
  return repeat(3, (index) => {
    const [rank, suit] = drawn[index] ?? suits[0]
    const colour = rank === 'K' || rank === '9' ? '#d8344a' : '#1c2236'
    return group(
      rect(52, 34, 96, 136, '#000', 'rx="12" opacity=".22" transform="translate(4 6)"') +
        rect(52, 34, 96, 136, ink.light, `rx="12" stroke="${ink.accent}" stroke-width="3"`) +
        path(suit, colour, 'transform="translate(100 106) scale(1.15)"') +
        `<text x="63" y="64" font-family="Georgia,serif" font-size="27" font-weight="700" fill="${colour}">${rank}</text>`,
      `transform="rotate(${(index - 1) * 20} 100 210)"`,
    )
  })
}
