import { circle, ellipse, line, path } from '../shapes.ts'
import type { DrawMotif } from './motif.ts'

/** A mango, a cherry and their leaves. */
export const fruit: DrawMotif = (ink) =>
  line('M132 104C128 70 112 46 92 34M92 34C104 62 84 84 66 108', '#5f8b2c', 7, 'stroke-linecap="round"') +
  path('M92 34C108 6 150 4 172 22C150 46 116 50 92 34Z', '#7fb83c') +
  line('M92 34Q130 26 168 22', '#4f7a24', 3) +
  path('M92 34C76 16 48 14 34 28C52 44 74 46 92 34Z', '#5f9a2f') +
  circle(140, 138, 42, ink.deep, 'opacity=".25"') +
  circle(136, 134, 42, '#e2344d') +
  ellipse(122, 118, 11, 16, '#fff', 'opacity=".5" transform="rotate(30 122 118)"') +
  path('M64 100C100 104 112 146 86 172C62 194 22 180 16 146C12 116 36 98 64 100Z', ink.gold) +
  path('M16 146C14 120 34 102 58 104C36 118 30 146 44 176C28 172 18 162 16 146Z', ink.mid, 'opacity=".45"') +
  ellipse(70, 124, 9, 15, '#fff', 'opacity=".6" transform="rotate(-24 70 124)"')
