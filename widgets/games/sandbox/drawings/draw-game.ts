import { randomFor } from '../../../../sandbox/index.ts'
import type { CatalogueGame } from '../catalogue/games.ts'
import { motifOfGame } from './choose-motif.ts'
import {
  ellipse,
  fitTitle,
  gradient,
  grounds,
  inkGradients,
  inkOf,
  mix,
  motifs,
  picture,
  placed,
  rect,
  titleText,
} from '../../../../sandbox/artwork/index.ts'

const frame = { width: 300, height: 400 }

/** The size of a motif's drawing. */
const motifSize = 200
/** The scale of a motif's drawing in the picture. */
const motifScale = 1.18

/** Draws the picture of a game, 300 × 400: a ground in its provider's colours, a motif, and its name. */
export function drawGamePicture(game: CatalogueGame, seed: number): string {
  const random = randomFor(seed, `art:${game.id}`)
  const { palette } = game.provider
  const isAccentBright = random.next() < 0.4
  const ink = inkOf(
    isAccentBright
      ? {
          ...palette,
          mid: mix(palette.mid, palette.accent, 0.35),
          bright: palette.accent,
          accent: mix(palette.bright, '#ffffff', 0.35),
        }
      : palette,
  )
  const ground = random.pick(grounds)
  const motif = motifs[motifOfGame(game.name, game.category, random)]
  const title = fitTitle(game.name, { width: 260, lines: 2, largest: 40, smallest: 20 })
  return picture(
    frame,
    game.name,
    inkGradients(ink) +
      gradient('b', mix(palette.mid, palette.bright, 0.25), palette.deep) +
      `<linearGradient id="v" x1="0" y1="0" x2="0" y2="1"><stop offset=".56" stop-color="${palette.deep}" stop-opacity="0"/><stop offset=".8" stop-color="${palette.deep}" stop-opacity=".92"/></linearGradient>`,
    rect(0, 0, frame.width, frame.height, 'url(#b)') +
      ground(frame, ink, random) +
      ellipse(150, 292, 92, 15, palette.deep, 'opacity=".5"') +
      placed(motif(ink, random), (frame.width - motifSize * motifScale) / 2, 50, motifScale, random.between(-5, 5)) +
      rect(0, 0, frame.width, frame.height, 'url(#v)') +
      titleText(title, 150, 376, { fill: '#fff', anchor: 'middle', shade: palette.deep }),
  )
}
