import { circle, gradient, line, palettes, picture, rect } from '../../../../sandbox/artwork/index.ts'
import { randomFor } from '../../../../sandbox/index.ts'

const white = '#fff'

/** The pictograms of the channels without a bank. */
const signs: Readonly<Record<string, string>> = {
  card:
    rect(18, 28, 60, 40, 'none', `rx="7" stroke="${white}" stroke-width="5"`) +
    rect(18, 38, 60, 8, white) +
    line('M27 58H45', white, 5),
  coin:
    circle(48, 48, 25, 'none', `stroke="${white}" stroke-width="5"`) + line('M36 40H60M48 40V64M40 49H56', white, 5),
  pay:
    rect(20, 26, 56, 44, 'none', `rx="9" stroke="${white}" stroke-width="5"`) +
    rect(54, 42, 24, 14, white, 'rx="7"') +
    circle(62, 49, 3, '#222'),
  qr:
    [
      [22, 22],
      [56, 22],
      [22, 56],
    ]
      .map(([x = 0, y = 0]) => rect(x, y, 18, 18, 'none', `rx="2" stroke="${white}" stroke-width="5"`))
      .join('') + line('M56 60H64M72 56V66M58 72H76', white, 5),
}

/** The logo of a payment method: `card`, `coin`, `pay` or `qr`. Undefined for any other name. */
export function drawPayLogo(id: string, seed: number): string | undefined {
  const sign = Object.hasOwn(signs, id) ? signs[id] : undefined
  if (sign === undefined) return undefined
  const palette = randomFor(seed, `pay:${id}`).pick(palettes)
  return picture(
    { width: 96, height: 96 },
    id.toUpperCase(),
    gradient('b', palette.mid, palette.deep),
    rect(0, 0, 96, 96, 'url(#b)', 'rx="22"') + sign,
  )
}
