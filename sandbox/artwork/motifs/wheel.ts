import { circle, path, repeat } from '../shapes.ts'
import type { DrawMotif } from './motif.ts'

/** A wheel of fortune with its pointer. */
export const wheel: DrawMotif = (ink, random) => {
  const colours = [ink.accent, ink.mid, ink.light, ink.bright]
  return (
    circle(104, 114, 88, '#000', 'opacity=".3"') +
    circle(100, 106, 88, ink.deep) +
    `<g transform="rotate(${random.between(0, 44)} 100 106)">` +
    repeat(8, (index) =>
      path(
        'M100 106L100 32A74 74 0 0 1 152.3 53.7Z',
        colours[index % 4] ?? ink.mid,
        `transform="rotate(${index * 45} 100 106)"`,
      ),
    ) +
    '</g>' +
    circle(100, 106, 81, 'none', `stroke="${ink.gold}" stroke-width="13"`) +
    circle(100, 106, 81, 'none', 'stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 31.8"') +
    circle(100, 106, 21, ink.gold, 'stroke="#fff" stroke-width="4"') +
    path('M80 2H120L100 44Z', '#e2344d', 'stroke="#fff" stroke-width="4" stroke-linejoin="round"')
  )
}
