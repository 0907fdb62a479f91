import { line, repeat } from '../shapes.ts'
import type { DrawGround } from './draw-ground.ts'

/** Lancet arches, one inside another. */
export const arches: DrawGround = ({ width, height }, ink) =>
  repeat(5, (index) => {
    const half = width * (0.62 - index * 0.1)
    const top = height * (0.02 + index * 0.1)
    const middle = width / 2
    return line(
      `M${middle - half} ${height}V${top + half * 0.9}C${middle - half} ${top + half * 0.4} ${middle - half * 0.3} ${top + half * 0.25} ${middle} ${top}C${middle + half * 0.3} ${top + half * 0.25} ${middle + half} ${top + half * 0.4} ${middle + half} ${top + half * 0.9}V${height}`.replace(
        /\d+\.\d+/g,
        (one) => Number(one).toFixed(0),
      ),
      index % 2 === 0 ? ink.accent : ink.bright,
      width * 0.012,
      `opacity="${0.16 + index * 0.07}"`,
    )
  })
