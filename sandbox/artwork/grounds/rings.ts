import { circle, repeat } from '../shapes.ts'
import type { DrawGround } from './draw-ground.ts'

/** Rings that grow outward, some of them dotted. */
export const rings: DrawGround = ({ width, height }, ink) =>
  circle(width / 2, height * 0.42, width * 0.32, ink.bright, 'opacity=".35"') +
  repeat(6, (index) =>
    circle(
      width / 2,
      height * 0.42,
      width * (0.34 + index * 0.11),
      'none',
      `stroke="${index % 2 === 0 ? ink.accent : ink.bright}" stroke-width="${index % 2 === 0 ? 4 : 9}" opacity="${(0.42 - index * 0.05).toFixed(2)}"${index % 2 === 0 ? ' stroke-linecap="round" stroke-dasharray="1 15"' : ''}`,
    ),
  )
