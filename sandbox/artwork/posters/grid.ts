import { inkGradients, mix } from '../ink.ts'
import { motifs } from '../motifs/motifs.ts'
import { picture } from '../picture.ts'
import { line, path, placeShape, rect, repeat } from '../shapes.ts'
import { fonts } from '../title.ts'
import type { DrawPoster } from './poster.ts'
import { posterText } from './poster-text.ts'

/** Trading floor: hairlines, a rising line, one block of the accent. Corners are square. */
export const drawGrid: DrawPoster = (poster, { palette }, ink, random) => {
  const { width, height } = poster
  const cell = 75
  const hair = mix(palette.ground, palette.text, 0.14)
  const block = width - height
  let level = height * 0.86
  const steps = Math.ceil(width / cell) + 1
  const points = Array.from({ length: steps }, (_, index) => {
    level -= (random.next() - 0.32) * cell * 0.75
    return `${Math.round(index * cell)} ${Math.round(Math.max(level, height * 0.2))}`
  })
  return picture(
    poster,
    poster.title,
    `${inkGradients(ink)}<pattern id="d" width="12" height="${12}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">${rect(0, 0, 2, 12, palette.ground)}</pattern>`,
    rect(0, 0, width, height, palette.ground) +
      line(
        repeat(steps, (index) => `M${Math.round(index * cell)} 0V${height}`) +
          repeat(8, (index) => `M0 ${Math.round(index * cell)}H${width}`),
        hair,
        1.5,
      ) +
      path(`M0 ${height}L${points.join('L')}V${height}Z`, palette.accent, 'opacity=".08"') +
      line(`M${points.join('L')}`, palette.accent, 3, 'opacity=".65"') +
      rect(block + cell, cell * 0.5, height - cell * 1.5, height - cell, palette.accent) +
      rect(block + cell, cell * 0.5, height - cell * 1.5, height - cell, 'url(#d)', 'opacity=".16"') +
      repeat(5, (index) => {
        const tall = random.between(40, 150)
        const x = block + cell * 0.3 - index * 30
        const y = height - tall - (index * 12 + 40)
        return (
          line(
            `M${Math.round(x + 8)} ${Math.round(y - 20)}v${Math.round(tall + 40)}`,
            palette.support,
            2,
            'opacity=".5"',
          ) + rect(x, y, 16, tall, index % 2 === 0 ? palette.accent : palette.support, 'opacity=".35"')
        )
      }) +
      placeShape(motifs[poster.motif](ink, random), block + height * 0.12, height * 0.09, height * 0.0041) +
      rect(0, 0, 10, height, palette.accent) +
      posterText(
        poster,
        { family: fonts.sans, weight: 700, title: palette.text, text: palette.accent },
        60,
        block - 10,
      ),
  )
}
