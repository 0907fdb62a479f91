import {
  circle,
  inkGradients,
  inkOf,
  type MotifName,
  motifs,
  palettes,
  picture,
  placed,
} from '../../../../sandbox/artwork/index.ts'
import { randomFor } from '../../../../sandbox/index.ts'

const faces: readonly MotifName[] = [
  'feline',
  'elephant',
  'plume',
  'rooster',
  'fish',
  'scales',
  'lotus',
  'moon',
  'crown',
  'rocket',
  'stars',
  'temple',
]

/** The number of avatars. Their ids are `1` to `24`. */
export const avatarCount = 24

/** A member's round picture. Undefined for an id without an avatar. */
export function drawAvatar(id: string, seed: number): string | undefined {
  const number = /^\d{1,2}$/.test(id) ? Number(id) : 0
  if (number < 1 || number > avatarCount) return undefined
  const random = randomFor(seed, `avatar:${number}`)
  const palette = palettes[(number * 7) % palettes.length]
  const face = faces[number % faces.length]
  if (!palette || !face) throw new RangeError(`There is no avatar ${number}.`)
  const ink = inkOf(palette)
  return picture(
    { width: 120, height: 120 },
    `Avatar ${number}`,
    `${inkGradients(ink)}<clipPath id="c"><circle cx="60" cy="60" r="60"/></clipPath>`,
    `<g clip-path="url(#c)">${circle(60, 60, 60, palette.bright)}${circle(60, 130, 78, palette.mid)}${circle(60, 58, 44, '#fff', 'opacity=".25"')}${placed(motifs[face](ink, random), 14, 16, 0.46)}</g>` +
      circle(60, 60, 57, 'none', `stroke="${palette.accent}" stroke-width="5"`),
  )
}
