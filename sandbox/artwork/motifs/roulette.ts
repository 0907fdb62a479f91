import { circle, line, repeat } from '../shapes.ts'
import type { DrawMotif } from './motif.ts'

/** A roulette wheel and its ball. */
export const roulette: DrawMotif = (ink, random) =>
  circle(104, 108, 92, '#000', 'opacity=".3"') +
  circle(100, 100, 92, ink.gold) +
  circle(100, 100, 80, '#7c1020') +
  circle(
    100,
    100,
    64,
    'none',
    `stroke="#15151d" stroke-width="32" stroke-dasharray="16.755 16.755" transform="rotate(${random.between(0, 30)} 100 100)"`,
  ) +
  circle(100, 100, 80, 'none', `stroke="${ink.accent}" stroke-width="3"`) +
  circle(100, 100, 48, ink.main, `stroke="${ink.accent}" stroke-width="4"`) +
  repeat(4, (index) =>
    line('M100 100V66', ink.light, 6, `stroke-linecap="round" transform="rotate(${45 + index * 90} 100 100)"`),
  ) +
  repeat(4, (index) => circle(100, 64, 6, ink.gold, `transform="rotate(${45 + index * 90} 100 100)"`)) +
  circle(100, 100, 17, ink.gold, 'stroke="#fff" stroke-opacity=".6" stroke-width="3"') +
  circle(146, 54, 9, '#fff') +
  circle(149, 57, 9, '#000', 'opacity=".15"')
