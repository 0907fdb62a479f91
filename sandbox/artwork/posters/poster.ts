import type { SandboxData } from '../../../schemas/generated/sandbox.ts'
import type { Random } from '../../random.ts'
import type { Ink } from '../ink.ts'
import type { MotifName } from '../motifs/motifs.ts'
import { drawFestival } from './festival.ts'
import { drawGrid } from './grid.ts'
import { drawNocturne } from './nocturne.ts'

/** Height of every poster, in its own units. A banner is 1200 wide, a card 933 (16:9). */
export const posterHeight = 525

/** The texts and the motif of a poster, in one language. */
export interface Poster {
  readonly width: number
  /** Always {@link posterHeight}. */
  readonly height: number
  readonly motif: MotifName
  readonly title: string
  readonly text: string
  /**
   * A short text in large type, such as `100%`. If it is set, the title is below it, and the poster shows no `text`.
   */
  readonly figure?: string
}

export type Artwork = SandboxData['artwork']

/** Draws a poster in one style. */
export type DrawPoster = (poster: Poster, artwork: Artwork, ink: Ink, random: Random) => string

/** The styles that a brand chooses from. */
export const posterStyles: Readonly<Record<Artwork['style'], DrawPoster>> = {
  nocturne: drawNocturne,
  grid: drawGrid,
  festival: drawFestival,
}
