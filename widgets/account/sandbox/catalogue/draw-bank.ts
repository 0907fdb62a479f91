import { gradient, line, palettes, path, picture, rect } from '../../../../sandbox/artwork/index.ts'
import { randomFor } from '../../../../sandbox/index.ts'

/** A neutral logo: the bank's letters under a pediment. It resembles no bank's real logo. */
export function drawBank(code: string, seed: number): string {
  const palette = randomFor(seed, `bank:${code}`).pick(palettes)
  const letters = code.toUpperCase()
  return picture(
    { width: 96, height: 96 },
    letters,
    gradient('b', palette.mid, palette.deep),
    rect(0, 0, 96, 96, 'url(#b)', 'rx="22"') +
      path('M48 15L78 33H18Z', '#fff', 'opacity=".9"') +
      line('M28 39V47M41 39V47M55 39V47M68 39V47', '#fff', 5, 'opacity=".9"') +
      `<text x="48" y="76" font-family="Arial,sans-serif" font-size="${letters.length > 4 ? 21 : 25}" font-weight="800" text-anchor="middle" fill="#fff">${letters}</text>`,
  )
}
