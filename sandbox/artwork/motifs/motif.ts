import type { Random } from '../../random.ts'
import type { Ink } from '../ink.ts'

/** Draws one thing in a box of 200 × 200. */
export type DrawMotif = (ink: Ink, random: Random) => string
