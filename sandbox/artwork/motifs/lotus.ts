import { ellipse, group, n, path, repeat } from '../shapes.ts'
import type { DrawMotif } from './motif.ts'

/** An open lotus on the water. */
export const lotus: DrawMotif = (ink) => {
  const petal = (degrees: number, fill: string, length: number) => {
    const [out, over] = [n(length * 0.42), n(length * 0.36)]
    const [low, high] = [n(length * 0.3), n(length * 0.8)]
    return path(
      `M100 158c-${out} -${low} -${over} -${high} 0 -${length}c${over} ${n(length * 0.2)} ${out} ${n(length * 0.7)} 0 ${length}Z`,
      fill,
      `transform="rotate(${degrees} 100 158)"`,
    )
  }
  return group(
    ellipse(100, 170, 92, 13, ink.bright, 'opacity=".35"') +
      ellipse(100, 170, 62, 8, ink.light, 'opacity=".35"') +
      repeat(2, (side) => petal(side === 0 ? -72 : 72, ink.mid, 96)) +
      repeat(2, (side) => petal(side === 0 ? -50 : 50, ink.main, 112)) +
      repeat(2, (side) => petal(side === 0 ? -26 : 26, ink.mid, 126)) +
      petal(0, ink.main, 136) +
      repeat(2, (side) => petal(side === 0 ? -40 : 40, ink.bright, 82)) +
      repeat(2, (side) => petal(side === 0 ? -16 : 16, ink.light, 84)) +
      repeat(5, (index) => ellipse(84 + index * 8, 128 - (index % 2) * 6, 3, 9, ink.gold)) +
      petal(0, ink.bright, 50),
    'stroke="#fff" stroke-opacity=".3" stroke-width="2"',
  )
}
