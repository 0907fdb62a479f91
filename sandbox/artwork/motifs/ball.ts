import { circle, group, line, path, repeat, star } from '../shapes.ts'
import type { DrawMotif } from './motif.ts'

/** A football with its seams, and the arc of its flight. */
export const ball: DrawMotif = (ink) =>
  line('M8 190Q30 120 62 92', ink.accent, 7, 'stroke-linecap="round" opacity=".8"') +
  line('M34 198Q52 150 74 124', ink.light, 4, 'stroke-linecap="round" opacity=".6"') +
  circle(112, 92, 72, ink.light) +
  path(star(112, 92, 26, 21, 5), ink.deep) +
  group(
    repeat(5, (index) =>
      group(
        line('M112 66V46', ink.deep, 4) + path('M96 24Q112 18 128 24L124 42L112 47L100 42Z', ink.deep),
        `transform="rotate(${index * 72} 112 92)"`,
      ),
    ),
    '',
  ) +
  circle(112, 92, 72, ink.mid, 'opacity=".18"') +
  path('M52 132A72 72 0 0 0 182 112A82 82 0 0 1 52 132Z', ink.deep, 'opacity=".35"')
