import { circle, group, path, repeat, star } from '../shapes.ts'
import type { DrawMotif } from './motif.ts'

/** A rocket that rises. */
export const rocket: DrawMotif = (ink, random) =>
  repeat(7, () =>
    path(star(random.between(8, 192), random.between(8, 120), random.between(4, 9), 2, 4), '#fff', 'opacity=".8"'),
  ) +
  group(
    path('M78 142C72 172 90 182 100 200C110 182 128 172 122 142Z', ink.accent) +
      path('M88 142C86 160 94 168 100 182C106 168 114 160 112 142Z', '#fff', 'opacity=".85"') +
      path('M68 96C44 108 40 130 44 152L72 138Z', ink.mid) +
      path('M132 96C156 108 160 130 156 152L128 138Z', ink.mid) +
      path('M100 6C138 40 140 104 124 146H76C60 104 62 40 100 6Z', ink.light) +
      path('M100 6C138 40 140 104 124 146H104C116 100 118 44 100 6Z', ink.deep, 'opacity=".16"') +
      path('M100 6C116 20 125 38 129 56H71C75 38 84 20 100 6Z', ink.main) +
      circle(100, 84, 19, ink.deep) +
      circle(100, 84, 13, ink.bright) +
      path('M76 128H124L120 146H80Z', ink.mid),
    'transform="rotate(24 100 100)"',
  )
