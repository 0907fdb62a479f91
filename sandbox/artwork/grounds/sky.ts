import { circle, line, n, path, repeat, star } from '../shapes.ts'
import type { DrawGround } from './draw-ground.ts'

/** A night sky with roofs along the horizon. */
export const sky: DrawGround = ({ width, height }, ink, random) => {
  const horizon = Math.round(height * 0.72)
  return (
    circle(width * 0.5, height * 0.4, width * 0.36, ink.bright, 'opacity=".35"') +
    line(
      repeat(18, () => `M${n(random.next() * width)} ${n(random.next() * horizon)}h0`),
      ink.light,
      width * 0.01,
      'opacity=".8" stroke-linecap="round"',
    ) +
    repeat(3, () => path(star(random.next() * width, random.next() * horizon * 0.6, 9, 2, 4), ink.accent)) +
    path(
      repeat(5, (index) => {
        const x = n((index - 0.3) * width * 0.24 + random.next() * 20)
        const half = random.between(30, 50)
        const rise = random.between(24, 70)
        return `M${x} ${horizon - rise}q6 ${rise - 12} ${half} ${rise}V${height}h-${half * 2}V${horizon}q${half - 6} -12 ${half} -${rise}Z`
      }),
      ink.deep,
      'opacity=".75"',
    )
  )
}
