import { circle, path, rect, repeat } from '../shapes.ts'
import type { DrawMotif } from './motif.ts'

/** A crown with three points and jewels. */
export const crown: DrawMotif = (ink) =>
  path('M26 146L12 62L58 98L100 28L142 98L188 62L174 146Z', ink.deep, 'opacity=".35" transform="translate(4 7)"') +
  path(
    'M26 146L12 62L58 98L100 28L142 98L188 62L174 146Z',
    ink.gold,
    'stroke="#fff" stroke-opacity=".5" stroke-width="3" stroke-linejoin="round"',
  ) +
  path('M100 28L142 98L188 62L174 146H100Z', ink.deep, 'opacity=".14"') +
  rect(26, 142, 148, 26, ink.main, `rx="7" stroke="${ink.accent}" stroke-width="4"`) +
  repeat(5, (index) => circle(44 + index * 28, 155, 6, ink.light)) +
  circle(12, 58, 11, ink.bright, 'stroke="#fff" stroke-width="3"') +
  circle(188, 58, 11, ink.bright, 'stroke="#fff" stroke-width="3"') +
  circle(100, 24, 14, ink.bright, 'stroke="#fff" stroke-width="3"') +
  path('M100 84L116 108L100 132L84 108Z', ink.mid, 'stroke="#fff" stroke-opacity=".7" stroke-width="3"')
