import type { Random } from '../../random.ts'
import { gradient, inkGradients, mix } from '../ink.ts'
import { motifs } from '../motifs/motifs.ts'
import { picture } from '../picture.ts'
import { circle, line, n, path, placeShape, rect, repeat, star } from '../shapes.ts'
import { fonts } from '../title.ts'
import type { DrawPoster } from './poster.ts'
import { posterText } from './poster-text.ts'

/** River at night: roofs on the far shore, light on the water, and a hairline with a flourish in each corner. */
export const drawNocturne: DrawPoster = (poster, { palette }, ink, random) => {
  const { width, height } = poster
  const shore = height * 0.74
  const heart = width - height * 0.5
  return picture(
    poster,
    poster.title,
    inkGradients(ink) +
      gradient('b', palette.deep, palette.ground, 'x1="1" y1="0" x2="0" y2="1"') +
      `<radialGradient id="h"><stop stop-color="${palette.accent}" stop-opacity=".5"/><stop offset="1" stop-color="${palette.accent}" stop-opacity="0"/></radialGradient>`,
    rect(0, 0, width, height, 'url(#b)') +
      circle(heart, height * 0.45, height * 0.72, 'url(#h)') +
      dots(22, width, shore * 0.9, palette.text, 2, random) +
      dots(8, width, shore * 0.7, palette.text, 4, random) +
      repeat(4, () => path(star(random.next() * width, random.next() * shore * 0.5, 12, 2.5, 4), palette.accent)) +
      path(
        repeat(9, (index) => roof(index * width * 0.13 + random.between(-20, 20), shore, random.between(52, 136))),
        palette.ground,
        'opacity=".85"',
      ) +
      rect(0, shore, width, height - shore, mix(palette.ground, palette.support, 0.25)) +
      line(
        repeat(
          11,
          (index) =>
            `M${n(heart + random.between(-260, 180))} ${n(shore + 12 + index * 12)}h${random.between(60, 260)}`,
        ),
        palette.accent,
        2,
        'opacity=".45" stroke-linecap="round"',
      ) +
      placeShape(motifs[poster.motif](ink, random), heart - height * 0.37, height * 0.1, height * 0.0037) +
      frameLine(width, height, palette.accent) +
      posterText(
        poster,
        {
          family: fonts.serif,
          weight: 700,
          title: poster.figure ? palette.accent : palette.text,
          text: mix(palette.text, palette.support, 0.22),
        },
        72,
        heart - height * 0.42 - 72,
      ),
  )
}

function roof(x: number, shore: number, height: number): string {
  const half = height * 0.8
  const foot = n(-height * 0.2)
  return `M${n(x - half)} ${n(shore)}q${n(half)} ${foot} ${n(half)} -${height}q0 ${n(height * 0.8)} ${n(half)} ${height}Z`
}

/** Round dots, scattered from the top of the picture down to a line. */
function dots(count: number, width: number, bottom: number, colour: string, size: number, random: Random): string {
  const places = repeat(count, () => `M${n(random.next() * width)} ${n(random.next() * bottom)}h0`)
  return line(places, colour, size, 'opacity=".75" stroke-linecap="round"')
}

/** A hairline and a flourish in each corner. */
function frameLine(width: number, height: number, colour: string): string {
  const corner = 'M22 68q0 -20 16 -20t10 -14q0 -12 20 -12'
  return (
    rect(22, 22, width - 44, height - 44, 'none', `stroke="${colour}" stroke-width="1.5" opacity=".8"`) +
    repeat(4, (index) => {
      const [isRight, isBelow] = [index % 2 === 1, index > 1]
      const place = `translate(${isRight ? width : 0} ${isBelow ? height : 0}) scale(${isRight ? -1 : 1} ${isBelow ? -1 : 1})`
      return line(corner, colour, 2.5, `transform="${place}"`)
    })
  )
}
