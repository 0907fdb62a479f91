import { circle, line, path, repeat } from '../shapes.ts'
import type { DrawMotif } from './motif.ts'

const body = 'M186 182C120 196 96 168 124 140C158 106 150 70 108 74C64 78 30 126 44 190'

/** A naga that rises out of its own coil, scaled and crested. */
export const scales: DrawMotif = (ink) =>
  line(body, ink.deep, 46, 'stroke-linecap="round" opacity=".4" transform="translate(4 6)"') +
  line(body, ink.main, 42, 'stroke-linecap="round"') +
  line(body, ink.accent, 34, 'stroke-dasharray="3 10" opacity=".75"') +
  line(body, ink.bright, 14, 'stroke-dasharray="9 4" opacity=".8"') +
  repeat(5, (index) =>
    path(`M${118 + index * 9} ${58 + index * 3 - index * index}l14 -${34 - index * 5}l8 ${36 - index * 4}Z`, ink.gold),
  ) +
  path(
    'M126 52C118 20 82 10 60 34C44 40 26 52 16 74C40 76 54 84 74 84C96 100 126 92 126 52Z',
    ink.main,
    'stroke="#fff" stroke-opacity=".3" stroke-width="2"',
  ) +
  path('M16 74C40 76 54 84 74 84C62 92 44 92 26 86Z', ink.light) +
  path('M96 22C104 6 122 0 140 4C130 14 126 26 126 42ZM76 24C80 8 92 -2 108 -4C102 8 100 16 98 26Z', ink.gold) +
  circle(78, 46, 9, ink.light) +
  circle(76, 46, 5, ink.deep) +
  line('M20 70C4 70 0 82 4 92', ink.accent, 4, 'stroke-linecap="round"')
