import { circle, repeat } from '../shapes.ts'
import type { DrawMotif } from './motif.ts'

/** Four chips. */
export const chips: DrawMotif = (ink) => {
  const colours = [ink.mid, ink.accent, ink.deep, ink.bright]
  const places = [
    [66, 70, 44],
    [140, 62, 40],
    [58, 142, 40],
    [128, 134, 54],
  ] as const
  return repeat(4, (index) => {
    const [x, y, r] = places[index] ?? places[0]
    const colour = colours[index] ?? ink.mid
    return (
      circle(x + 4, y + 6, r, '#000', 'opacity=".28"') +
      circle(x, y, r, colour, `stroke="${ink.light}" stroke-width="2"`) +
      circle(
        x,
        y,
        r * 0.86,
        'none',
        `stroke="${ink.light}" stroke-width="${Math.round(r * 0.26)}" stroke-dasharray="${Math.round(r * 0.36)} ${Math.round(r * 0.54)}"`,
      ) +
      circle(x, y, r * 0.58, colour, `stroke="${ink.light}" stroke-width="3"`) +
      circle(x, y, r * 0.34, 'none', `stroke="${ink.light}" stroke-width="3" opacity=".7"`)
    )
  })
}
