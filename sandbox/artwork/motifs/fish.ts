import { circle, line, path, repeat } from '../shapes.ts'
import type { DrawMotif } from './motif.ts'

/** A koi that turns, with scales and bubbles. */
export const fish: DrawMotif = (ink, random) =>
  path('M136 118C164 112 182 128 196 158C170 152 156 156 148 176C138 158 130 142 136 118Z', ink.gold) +
  path('M80 66C92 34 118 22 142 30C128 44 124 60 126 78Z', ink.gold) +
  path('M70 128C62 150 66 168 82 180C88 160 98 148 108 138Z', ink.gold) +
  path('M14 92C36 44 106 46 150 122C160 140 152 150 136 146C86 154 26 144 14 92Z', ink.main) +
  path('M14 92C24 128 74 150 136 146C100 138 52 130 14 92Z', ink.light, 'opacity=".75"') +
  path('M58 62C84 60 98 76 90 92C74 96 56 84 58 62Z', ink.accent, 'opacity=".85"') +
  path('M108 90C124 94 134 108 132 122C116 122 104 110 108 90Z', ink.accent, 'opacity=".85"') +
  repeat(5, (index) =>
    line(`M${74 + index * 13} ${78 + index * 9}q-10 9 -2 20`, '#fff', 2.5, 'opacity=".55" stroke-linecap="round"'),
  ) +
  circle(38, 86, 9, ink.light) +
  circle(37, 86, 5, ink.deep) +
  repeat(5, (index) =>
    circle(
      random.between(10, 70),
      random.between(14, 46) + index,
      random.between(4, 10),
      'none',
      `stroke="${ink.light}" stroke-width="2.5" opacity=".7"`,
    ),
  )
