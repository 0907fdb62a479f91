import { circle, path, repeat } from '../shapes.ts'
import type { DrawGround } from './draw-ground.ts'

/** Three ranges of hills in front of a low sun. */
export const hills: DrawGround = ({ width, height }, ink, random) =>
  circle(width * (0.25 + random.next() * 0.5), height * 0.34, width * 0.26, ink.accent, 'opacity=".5"') +
  repeat(3, (range) => {
    const base = height * (0.46 + range * 0.14)
    const rise = () => Math.round(base - random.next() * height * 0.14)
    const at = (share: number) => Math.round(width * share)
    return path(
      `M0 ${rise()}Q${at(0.12)} ${rise() - 20} ${at(0.3)} ${rise()}T${at(0.62)} ${rise()}T${width} ${rise()}V${height}H0Z`,
      [ink.bright, ink.mid, ink.deep][range] ?? ink.deep,
      `opacity="${0.4 + range * 0.2}"`,
    )
  })
