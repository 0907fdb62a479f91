import type { CatalogueProvider } from '../catalogue/providers.ts'
import { randomFor } from '../../../../sandbox/index.ts'
import { motifOfProvider } from './choose-motif.ts'
import {
  circle,
  fitTitle,
  grounds,
  inkGradients,
  inkOf,
  mix,
  motifs,
  path,
  picture,
  placed,
  rect,
  titleText,
} from '../../../../sandbox/artwork/index.ts'

const frame = { width: 320, height: 240 }

/** A provider's card, 4:3: its motif to the right, its emblem and name to the left. */
export function drawProvider(provider: CatalogueProvider, seed: number): string {
  const random = randomFor(seed, `art:${provider.key}`)
  const ink = inkOf(provider.palette)
  const { deep, mid, bright, accent } = provider.palette
  const ground = random.pick(grounds)
  const motif = motifs[motifOfProvider(provider.name, provider.categories, random)]
  const title = fitTitle(provider.name, { width: 190, lines: 2, largest: 36, smallest: 24 })
  return picture(
    frame,
    provider.name,
    inkGradients(ink) +
      `<linearGradient id="b" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${mix(mid, bright, 0.4)}"/><stop offset="1" stop-color="${deep}"/></linearGradient>` +
      `<linearGradient id="v"><stop stop-color="${deep}" stop-opacity=".86"/><stop offset=".72" stop-color="${deep}" stop-opacity="0"/></linearGradient>`,
    rect(0, 0, 320, 240, 'url(#b)') +
      ground(frame, ink, random) +
      circle(222, 112, 96, bright, 'opacity=".28"') +
      placed(motif(ink, random), 122, 16, 0.95, random.between(-6, 6)) +
      rect(0, 0, 320, 240, 'url(#v)') +
      path('M0 240V148C60 176 120 228 230 240Z', deep, 'opacity=".7"') +
      emblem(provider.name, accent, deep) +
      titleText(title, 20, 216, { fill: '#fff', shade: deep }),
  )
}

/** A lozenge with the initials of the name's first two words. */
function emblem(name: string, accent: string, deep: string): string {
  const letters = name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
  return (
    path(
      'M44 16L72 44L44 72L16 44Z',
      accent,
      'stroke-linejoin="round" stroke-width="6" stroke="#fff" stroke-opacity=".35" paint-order="stroke"',
    ) +
    `<text x="44" y="51.5" font-family="Arial,sans-serif" font-size="21" font-weight="900" text-anchor="middle" fill="${deep}">${letters}</text>`
  )
}
