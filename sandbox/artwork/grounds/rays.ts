import { circle, path, repeat } from '../shapes.ts'
import type { DrawGround } from './draw-ground.ts'

/** Rays from behind the motif. */
export const rays: DrawGround = ({ width, height }, ink, random) => {
  const [x, y] = [width / 2, height * 0.42]
  const reach = width + height
  const turn = random.between(0, 20)
  return (
    `<g opacity=".3" transform="rotate(${turn} ${x} ${Math.round(y)})">` +
    repeat(12, (index) => {
      const angle = (index * Math.PI) / 6
      const end = (offset: number) =>
        `${Math.round(x + reach * Math.cos(angle + offset))} ${Math.round(y + reach * Math.sin(angle + offset))}`
      return path(`M${x} ${Math.round(y)}L${end(0)}L${end(0.26)}Z`, ink.bright)
    }) +
    '</g>' +
    circle(x, y, width * 0.36, ink.accent, 'opacity=".22"')
  )
}
