import { circle, path, rect, repeat, star } from '../shapes.ts'
import type { DrawMotif } from './motif.ts'

/** A full moon behind drifting clouds. */
export const moon: DrawMotif = (ink, random) =>
  circle(100, 92, 92, ink.accent, 'opacity=".12"') +
  circle(100, 92, 80, ink.accent, 'opacity=".18"') +
  circle(100, 92, 68, ink.gold) +
  circle(80, 72, 15, ink.deep, 'opacity=".12"') +
  circle(122, 104, 20, ink.deep, 'opacity=".12"') +
  circle(88, 122, 9, ink.deep, 'opacity=".12"') +
  circle(124, 62, 7, ink.deep, 'opacity=".12"') +
  rect(6, 118, 96, 15, ink.light, 'rx="7.5" opacity=".9"') +
  rect(38, 104, 44, 15, ink.light, 'rx="7.5" opacity=".9"') +
  rect(96, 140, 98, 15, ink.bright, 'rx="7.5" opacity=".9"') +
  rect(122, 127, 46, 15, ink.bright, 'rx="7.5" opacity=".9"') +
  repeat(5, () => path(star(random.between(6, 194), random.between(6, 60), random.between(5, 10), 2, 4), '#fff'))
