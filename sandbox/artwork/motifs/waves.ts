import { circle, line, path } from '../shapes.ts'
import type { DrawMotif } from './motif.ts'

/** A breaking wave under the sun. */
export const waves: DrawMotif = (ink) =>
  circle(136, 62, 44, ink.gold) +
  path('M0 128C30 132 44 84 84 60C122 38 162 58 164 94C150 78 128 80 120 98C112 118 134 140 200 134V200H0Z', ink.main) +
  path('M84 60C122 38 162 58 164 94C150 78 128 80 120 98C118 84 128 68 144 68C126 52 104 56 84 60Z', ink.light) +
  line(
    'M14 140C46 136 54 100 90 80M30 158C62 150 72 118 104 102',
    ink.light,
    5,
    'stroke-linecap="round" opacity=".6"',
  ) +
  path('M0 164C24 148 44 148 66 164C88 180 108 180 130 164C152 148 172 148 200 160V200H0Z', ink.mid) +
  line('M0 164C24 148 44 148 66 164C88 180 108 180 130 164C152 148 172 148 200 160', ink.light, 5) +
  circle(170, 84, 6, ink.light) +
  circle(180, 102, 4, ink.light) +
  circle(156, 46, 4, ink.light)
