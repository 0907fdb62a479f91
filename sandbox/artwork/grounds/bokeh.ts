import { circle, repeat } from '../shapes.ts'
import type { DrawGround } from './draw-ground.ts'

/** Lights out of focus. */
export const bokeh: DrawGround = ({ width, height }, ink, random) =>
  repeat(14, (index) =>
    circle(
      random.next() * width,
      random.next() * height,
      width * (0.03 + random.next() * 0.12),
      [ink.bright, ink.accent, ink.light][index % 3] ?? ink.bright,
      `opacity="${(0.06 + random.next() * 0.14).toFixed(2)}"`,
    ),
  )
