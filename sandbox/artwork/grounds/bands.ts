import { path, repeat } from '../shapes.ts'
import type { DrawGround } from './draw-ground.ts'

/** Slanting bands. */
export const bands: DrawGround = ({ width, height }, ink, random) =>
  repeat(6, (index) => {
    const from = (index * 0.3 - 0.4) * width
    const thickness = width * (0.06 + random.next() * 0.1)
    const lean = height * 0.6
    return path(
      `M${Math.round(from + lean)} 0h${Math.round(thickness)}L${Math.round(from + thickness)} ${height}h-${Math.round(thickness)}Z`,
      index % 3 === 0 ? ink.accent : ink.bright,
      `opacity="${index % 3 === 0 ? 0.2 : 0.16}"`,
    )
  })
