import { circle, rect } from '../shapes.ts'
import type { DrawGround } from './draw-ground.ts'

/** Scales of a dragon, row upon row. */
export const seigaiha: DrawGround = ({ width, height }, ink) => {
  const r = Math.round(width / 9)
  const scale = (x: number, y: number) =>
    circle(x, y, r, ink.mid, `stroke="${ink.bright}" stroke-width="2.5"`) +
    circle(x, y, r * 0.66, 'none', `stroke="${ink.bright}" stroke-width="2"`) +
    circle(x, y, r * 0.32, ink.accent, 'opacity=".55"')
  return (
    `<pattern id="s" width="${r * 2}" height="${r}" patternUnits="userSpaceOnUse">` +
    scale(0, 0) +
    scale(r * 2, 0) +
    scale(r, r * 0.5) +
    scale(0, r) +
    scale(r * 2, r) +
    scale(r, r * 1.5) +
    '</pattern>' +
    rect(0, 0, width, height, 'url(#s)', 'opacity=".5"')
  )
}
