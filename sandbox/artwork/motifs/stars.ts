import { path, repeat, star } from '../shapes.ts'
import type { DrawMotif } from './motif.ts'

/** A star with facets among sparks. */
export const stars: DrawMotif = (ink, random) =>
  path(star(104, 110, 84, 36, 5), '#000', 'opacity=".3"') +
  path(
    star(100, 102, 84, 36, 5),
    ink.gold,
    'stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linejoin="round"',
  ) +
  repeat(5, (index) =>
    path('M100 102L100 18L121 73Z', ink.deep, `opacity=".2" transform="rotate(${index * 72} 100 102)"`),
  ) +
  repeat(8, () => path(star(random.between(6, 194), random.between(6, 194), random.between(6, 13), 2.5, 4), ink.light))
