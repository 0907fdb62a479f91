import { group, line, path } from '../shapes.ts'
import type { DrawMotif } from './motif.ts'

/** Two dice, one leaning on the other. */
export const dice: DrawMotif = (ink) =>
  group(die(ink.main, ink.mid, ink.deep, ink.light), 'transform="translate(-2 66) scale(1.05)"') +
  group(die(ink.light, '#f2dcc0', '#d7b48c', '#c22740'), 'transform="translate(82 4) rotate(9 55 62)"')

/** A cube seen from a corner, in a box of about 95 × 110. */
function die(top: string, left: string, right: string, pip: string): string {
  const dots = (places: readonly (readonly [number, number])[], matrix: string) =>
    line(
      places.map(([x, y]) => `M${x} ${y}h0`).join(''),
      pip,
      15,
      `stroke-linecap="round" transform="matrix(${matrix})"`,
    )
  const sides =
    path('M55 0L102.6 27.5L55 55L7.4 27.5Z', top) +
    path('M7.4 27.5L55 55V110L7.4 82.5Z', left) +
    path('M102.6 27.5L55 55V110L102.6 82.5Z', right)
  return (
    group(sides, 'stroke="#fff" stroke-opacity=".35" stroke-width="3" stroke-linejoin="round"') +
    dots([[27, 27]], '.866 .5 -.866 .5 55 0') +
    dots(five, '.866 .5 0 1 7.4 27.5') +
    dots(three, '.866 -.5 0 1 55 55')
  )
}

const five = [
  [14, 14],
  [41, 14],
  [27, 27],
  [14, 41],
  [41, 41],
] as const
const three = [
  [13, 13],
  [27, 27],
  [42, 42],
] as const
