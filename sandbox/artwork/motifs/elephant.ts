import { circle, line, path } from '../shapes.ts'
import type { DrawMotif } from './motif.ts'

/** An elephant's head with a jewelled cloth. */
export const elephant: DrawMotif = (ink) =>
  path('M72 52C30 20 2 46 8 92C12 122 42 138 68 116Z', ink.mid) +
  path('M128 52C170 20 198 46 192 92C188 122 158 138 132 116Z', ink.mid) +
  path('M66 58C44 44 24 58 26 88C28 106 46 116 66 102Z', ink.bright, 'opacity=".45"') +
  path('M134 58C156 44 176 58 174 88C172 106 154 116 134 102Z', ink.bright, 'opacity=".45"') +
  path(
    'M100 26C62 26 54 60 60 96C64 122 78 126 82 146C86 172 92 192 116 190C128 189 132 178 126 172C116 176 112 168 114 150C116 128 136 122 140 96C146 60 138 26 100 26Z',
    ink.main,
  ) +
  path('M78 116C70 140 56 148 46 144C60 138 66 126 68 110Z', ink.light) +
  path('M122 116C130 140 144 148 154 144C140 138 134 126 132 110Z', ink.light) +
  path('M66 44Q100 12 134 44L100 98Z', ink.gold) +
  circle(100, 56, 11, ink.bright, 'stroke="#fff" stroke-width="3"') +
  line('M74 50L100 88L126 50', ink.deep, 3, 'opacity=".4"') +
  circle(76, 84, 6, ink.deep) +
  circle(124, 84, 6, ink.deep) +
  line('M90 132h20M90 146h20M92 160h18', ink.deep, 3, 'opacity=".3" stroke-linecap="round"')
