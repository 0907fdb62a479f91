import { randomFor } from '../../../../sandbox/index.ts'
import { path, picture, rect } from '../../../../sandbox/artwork/index.ts'

const modules = 29
const quiet = 3
const dark = '#101418'

/** A picture that resembles a QR code, labelled as a sample. Cameras cannot read it. */
export function drawQr(subject: string, seed: number): string {
  const random = randomFor(seed, `qr:${subject}`)
  const size = modules + quiet * 2
  const isCorner = (x: number, y: number) =>
    (x < 8 && y < 8) || (x >= modules - 8 && y < 8) || (x < 8 && y >= modules - 8)
  const isPlate = (x: number, y: number) => x >= 8 && x < 21 && y >= 11 && y < 18
  let dots = ''
  for (let y = 0; y < modules; y++) {
    for (let x = 0; x < modules; x++) {
      if (random.next() < 0.48 && !isCorner(x, y) && !isPlate(x, y)) dots += `M${x + quiet} ${y + quiet}h1v1h-1z`
    }
  }
  const finder = (x: number, y: number) =>
    rect(x + 0.5, y + 0.5, 6, 6, 'none', `stroke="${dark}"`) + rect(x + 2, y + 2, 3, 3, dark)
  const last = modules - 7 + quiet
  return picture(
    { width: size, height: size },
    'DEMO',
    '',
    rect(0, 0, size, size, '#fff') +
      path(dots, dark) +
      finder(quiet, quiet) +
      finder(last, quiet) +
      finder(quiet, last) +
      `<text x="${size / 2}" y="${size / 2 + 1.4}" font-family="Arial,sans-serif" font-size="4" font-weight="800" text-anchor="middle" fill="${dark}">DEMO</text>`,
  )
}
