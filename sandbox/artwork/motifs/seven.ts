import { group, path, repeat, star } from '../shapes.ts'
import type { DrawMotif } from './motif.ts'

const digit = 'M-34 -46H36V-26C16 0 6 26 6 52H-22C-20 22 -8 -2 8 -20H-34Z'

/** Three sevens, the middle one in front. */
export const seven: DrawMotif = (ink) =>
  repeat(3, (index) => {
    const place = [
      [50, 118, 0.9, -12],
      [152, 118, 0.9, 12],
      [101, 96, 1.35, 0],
    ][index] ?? [100, 100, 1, 0]
    const [x, y, scale, turn] = place
    return group(
      path(digit, '#000', 'opacity=".35" transform="translate(5 7)"') +
        path(
          digit,
          index === 2 ? '#e6273f' : ink.main,
          `stroke="${ink.accent}" stroke-width="9" stroke-linejoin="round" paint-order="stroke"`,
        ) +
        path('M-28 -40H28V-34H-28Z', '#fff', 'opacity=".5"'),
      `transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"`,
    )
  }) +
  path(star(168, 44, 18, 4, 4), '#fff') +
  path(star(32, 62, 12, 3, 4), '#fff')
