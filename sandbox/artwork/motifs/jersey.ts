import { line, path } from '../shapes.ts'
import type { DrawMotif } from './motif.ts'

const shirt = 'M62 38L84 26Q100 44 116 26L138 38L184 70L160 108L142 96V178H58V96L40 108L16 70Z'

/** A team's shirt with stripes and a number. */
export const jersey: DrawMotif = (ink, random) =>
  `<clipPath id="shirt">${path(shirt, '#000')}</clipPath>` +
  path(shirt, '#000', 'opacity=".3" transform="translate(5 8)"') +
  path(shirt, ink.main) +
  `<g clip-path="url(#shirt)">${line('M76 20V190M100 20V190M124 20V190', ink.light, 9, 'opacity=".85"')}${path('M0 50L60 90V120L0 110ZM200 50L140 90V120L200 110Z', ink.deep, 'opacity=".25"')}</g>` +
  line(shirt, ink.light, 4, 'stroke-linejoin="round"') +
  line('M84 26Q100 50 116 26', ink.accent, 7) +
  `<text x="100" y="136" font-family="Arial,sans-serif" font-size="62" font-weight="900" text-anchor="middle" fill="${ink.accent}" stroke="${ink.deep}" stroke-width="8" paint-order="stroke">${random.pick([7, 9, 10, 11])}</text>`
