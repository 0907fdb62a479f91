import type { Random } from '../../random.ts'
import { inkGradients, mix } from '../ink.ts'
import { motifs } from '../motifs/motifs.ts'
import { picture } from '../picture.ts'
import { circle, line, n, path, placeShape, rect, repeat } from '../shapes.ts'
import { fonts } from '../title.ts'
import type { DrawPoster } from './poster.ts'
import { posterText } from './poster-text.ts'

/** A market by day: a large sun, scallops, bunting and confetti on a light ground. */
export const drawFestival: DrawPoster = (poster, { palette }, ink, random) => {
  const { width, height } = poster
  const heart = width - height * 0.52
  const colours = [palette.accent, palette.support, palette.deep]
  return picture(
    poster,
    poster.title,
    inkGradients(ink),
    rect(0, 0, width, height, palette.ground) +
      circle(heart, height * 0.52, height * 0.62, mix(palette.accent, palette.ground, 0.55)) +
      circle(heart, height * 0.52, height * 0.5, mix(palette.accent, palette.ground, 0.2)) +
      circle(heart, height * 0.52, height * 0.39, mix(palette.ground, '#ffffff', 0.4)) +
      circle(-20, height * 1.08, height * 0.42, mix(palette.support, palette.ground, 0.72)) +
      line(`M0 22Q${width / 2} 97 ${width} 22`, palette.support, 3) +
      colours.map((colour, index) => path(flags(width, index), colour)).join('') +
      colours.map((colour) => confetti(width, height, colour, random)).join('') +
      scallops(width, height, 42, palette.support) +
      scallops(width, height, 126, palette.accent) +
      placeShape(motifs[poster.motif](ink, random), heart - height * 0.35, height * 0.16, height * 0.0035) +
      posterText(
        poster,
        {
          family: fonts.sans,
          weight: 800,
          title: poster.figure ? palette.accent : palette.support,
          text: poster.figure ? palette.support : palette.text,
        },
        60,
        heart - height * 0.5 - 60,
      ),
  )
}

/** Every third flag of the bunting, as one outline. */
function flags(width: number, first: number): string {
  const count = Math.ceil((width / 64 - first) / 3)
  return repeat(count, (index) => {
    const x = (first + index * 3) * 64
    const share = Math.min(1, (x + 18) / width)
    return `M${x} ${n(22 + 150 * share * (1 - share))}h38l-19 46Z`
  })
}

function confetti(width: number, height: number, colour: string, random: Random): string {
  const places = repeat(7, () => `M${random.between(0, width)} ${random.between(170, height)}h0`)
  return line(places, colour, 13, 'opacity=".45" stroke-linecap="round"')
}

/** Every second half disc along the foot. */
function scallops(width: number, height: number, first: number, colour: string): string {
  const places = repeat(Math.ceil(width / 168), (index) => `M${first + index * 168} ${height + 14}h0`)
  return line(places, colour, 92, 'stroke-linecap="round"')
}
