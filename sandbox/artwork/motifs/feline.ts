import { circle, ellipse, line, path } from '../shapes.ts'
import type { DrawMotif } from './motif.ts'

/** A tiger's face. */
export const feline: DrawMotif = (ink) =>
  circle(46, 54, 28, ink.mid) +
  circle(154, 54, 28, ink.mid) +
  circle(46, 54, 14, ink.light, 'opacity=".7"') +
  circle(154, 54, 14, ink.light, 'opacity=".7"') +
  path(
    'M100 28C152 28 180 64 178 104C186 116 186 132 174 140C160 172 130 188 100 188C70 188 40 172 26 140C14 132 14 116 22 104C20 64 48 28 100 28Z',
    ink.gold,
  ) +
  path('M100 28L112 66L100 84L88 66Z', ink.deep, 'opacity=".8"') +
  line(
    'M66 38Q76 52 72 66M134 38Q124 52 128 66M24 104Q44 102 52 110M176 104Q156 102 148 110M28 138Q46 128 56 132M172 138Q154 128 144 132',
    ink.deep,
    9,
    'stroke-linecap="round" opacity=".8"',
  ) +
  ellipse(82, 142, 26, 22, ink.light) +
  ellipse(118, 142, 26, 22, ink.light) +
  path('M84 118H116L100 136Z', '#c8435a') +
  line('M100 134V148M100 148Q88 160 78 150M100 148Q112 160 122 150', ink.deep, 4, 'stroke-linecap="round"') +
  path('M50 98Q66 82 84 100Q66 110 50 98Z', ink.light) +
  path('M150 98Q134 82 116 100Q134 110 150 98Z', ink.light) +
  circle(69, 97, 7, ink.deep) +
  circle(131, 97, 7, ink.deep)
