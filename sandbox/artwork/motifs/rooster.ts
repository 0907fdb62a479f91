import { circle, line, path, repeat } from '../shapes.ts'
import type { DrawMotif } from './motif.ts'

/** A fighting cock with a sweeping tail. */
export const rooster: DrawMotif = (ink) =>
  repeat(4, (index) =>
    path(
      `M118 ${126 + index * 6}C150 ${130 - index * 8} 176 ${96 - index * 20} ${196 - index * 18} ${52 - index * 12 + (index === 0 ? 30 : 0)}C${192 - index * 10} ${110 - index * 10} 170 ${150 - index * 4} 124 ${152 - index * 2}Z`,
      index % 2 === 0 ? ink.mid : ink.main,
      'stroke="#fff" stroke-opacity=".3" stroke-width="2"',
    ),
  ) +
  path(
    'M60 52C86 48 92 76 96 98C106 112 140 110 146 128C150 152 116 172 88 166C58 160 42 128 48 96C50 82 46 66 60 52Z',
    ink.gold,
  ) +
  path(
    'M60 52C84 52 90 82 84 104C96 116 92 132 78 138C82 124 70 122 72 110C58 116 52 106 48 96C50 82 46 66 60 52Z',
    ink.accent,
  ) +
  path('M92 112C112 112 132 122 138 138C118 150 98 142 92 112Z', ink.mid, 'opacity=".8"') +
  path('M52 58C38 50 40 34 48 36C46 22 60 18 62 30C68 18 82 24 76 36C86 36 84 50 74 56Z', '#e02f3f') +
  path('M46 66L22 74L48 82Z', ink.accent) +
  path('M46 84C38 92 40 106 48 108C56 104 56 92 52 84Z', '#e02f3f') +
  circle(60, 66, 5, ink.deep) +
  line(
    'M88 164L84 186M84 186L70 192M84 186L92 194M106 164L108 186M108 186L96 194M108 186L120 192',
    ink.accent,
    5,
    'stroke-linecap="round"',
  )
