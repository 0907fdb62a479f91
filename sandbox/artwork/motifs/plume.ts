import { circle, ellipse, path, repeat } from '../shapes.ts'
import type { DrawMotif } from './motif.ts'

/** A bird with its tail spread. */
export const plume: DrawMotif = (ink) =>
  `<g id="f">${path('M100 156C82 112 84 60 100 26C116 60 118 112 100 156Z', ink.main, 'stroke="#fff" stroke-opacity=".3" stroke-width="2"')}${ellipse(100, 58, 9, 15, ink.gold)}${ellipse(100, 60, 5, 8, ink.deep)}</g>` +
  repeat(8, (index) => {
    const degrees = (index < 4 ? index - 4 : index - 3) * 19
    return `<use href="#f" transform="rotate(${degrees} 100 156)"/>`
  }) +
  path('M100 84C84 98 80 136 84 166C92 182 108 182 116 166C120 136 116 98 100 84Z', ink.gold) +
  circle(100, 84, 17, ink.gold) +
  path('M93 88H107L100 102Z', ink.light) +
  circle(94, 80, 3.5, ink.deep) +
  circle(106, 80, 3.5, ink.deep) +
  path('M100 70L92 48L100 56L108 44L106 68Z', ink.accent)
