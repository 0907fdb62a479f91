import { circle, ellipse, line, path, repeat, star } from '../shapes.ts'
import type { DrawMotif } from './motif.ts'

/** Stacks of coins with one coin in front. */
export const coins: DrawMotif = (ink, random) => {
  const stack = (x: number, base: number, count: number) => {
    const top = base - (count - 1) * 13
    const edges = repeat(count, (index) => `M${x - 36} ${base - index * 13}a36 13 0 0 0 72 0`)
    return (
      path(`M${x - 36} ${top}V${base + 9}a36 13 0 0 0 72 0V${top}Z`, ink.gold) +
      line(edges, ink.deep, 4, 'opacity=".35"') +
      ellipse(x, top, 36, 13, ink.accent, 'stroke="#fff" stroke-opacity=".55" stroke-width="2"')
    )
  }
  return (
    stack(58, 162, random.between(4, 6)) +
    stack(146, 166, random.between(7, 9)) +
    circle(94, 132, 46, ink.deep, 'opacity=".35"') +
    circle(90, 126, 46, ink.gold, 'stroke="#fff" stroke-opacity=".6" stroke-width="3"') +
    circle(90, 126, 35, 'none', `stroke="${ink.deep}" stroke-opacity=".35" stroke-width="3"`) +
    path(star(90, 126, 24, 10, 5), ink.light)
  )
}
