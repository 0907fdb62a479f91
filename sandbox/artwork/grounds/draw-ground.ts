import type { Random } from '../../random.ts'
import type { Ink } from '../ink.ts'

/** Size of a picture, in its own units. */
export interface Frame {
  readonly width: number
  readonly height: number
}

/** Draws the pattern behind the motif over the whole frame. One colour already fills the frame. */
export type DrawGround = (frame: Frame, ink: Ink, random: Random) => string
