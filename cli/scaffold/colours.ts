import { contrastRatio, type Json } from '../../runtime/manifest/index.ts'
import { resolveToken } from '../../runtime/manifest/resolve-token.ts'

/** The colours of a new brand, each readable on its background. All as `#rrggbb`. */
export interface BrandColours {
  readonly accent: string
  /** The colour of the logo's letters, which appear on the surfaces of both themes. */
  readonly logo: string
  readonly light: { readonly accent: string; readonly onAccent: string; readonly link: string }
  readonly dark: { readonly accent: string; readonly onAccent: string; readonly link: string }
}

export const isHexColour = (text: string): boolean => /^#[0-9a-fA-F]{6}$/.test(text)

/** The colours of the page behind all blocks, by theme. All as `#rrggbb`. */
export interface Grounds {
  readonly light: string
  readonly dark: string
}

/** The grounds of the brand `base`. */
const baseGrounds: Grounds = { light: '#f5f6f8', dark: '#14181f' }

/** The grounds of merged tokens. If a ground is not written as `#rrggbb`, the ground of `base` replaces it. */
export function groundsOf(tokens: Json): Grounds {
  const groundOf = (theme: 'light' | 'dark') => {
    const token = resolveToken(tokens, theme, 'ground')
    return 'value' in token && typeof token.value === 'string' && isHexColour(token.value)
      ? token.value
      : baseGrounds[theme]
  }
  return { light: groundOf('light'), dark: groundOf('dark') }
}

/** A brand's colours from its id or from a chosen accent, with sufficient contrast on the grounds of both themes. */
export function brandColours(merchant: string, chosen?: string, grounds: Grounds = baseGrounds): BrandColours {
  const accent = chosen ?? hueColour(hueOf(merchant))
  const on = (colour: string) => inks.find((ink) => contrastRatio(colour, ink) >= 4.5) ?? '#000000'
  const link = shade(accent, grounds.light, farFrom(grounds.light))
  const darkLink = shade(accent, grounds.dark, farFrom(grounds.dark))
  return {
    accent,
    // Large text needs a contrast of 3:1 (WCAG 2.2 AA).
    logo: shade(shade(accent, '#f5f6f8', '#000000', 3.1), '#1c222c', '#ffffff', 3.1),
    light: { accent, onAccent: on(accent), link },
    dark: { accent: darkLink, onAccent: on(darkLink), link: darkLink },
  }
}

/**
 * The preferred colours of texts on an accent, the best first. If neither is readable, `brandColours` uses black. Black
 * is readable on every colour on which white is not.
 */
const inks = ['#ffffff', '#101010']

function hueOf(text: string): number {
  let hash = 7
  for (const sign of text) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 360
  return hash
}

function hueColour(hue: number): string {
  const part = (offset: number) => {
    const position = (offset + hue / 30) % 12
    return 0.36 - 0.7 * 0.36 * Math.max(-1, Math.min(position - 3, 9 - position, 1))
  }
  return toHex([part(0), part(8), part(4)])
}

/** The colour, black or white, that has more contrast to a ground. */
const farFrom = (ground: string) =>
  contrastRatio(ground, '#000000') > contrastRatio(ground, '#ffffff') ? '#000000' : '#ffffff'

/** Mixes a colour with black or white until it is readable on a background. */
function shade(colour: string, ground: string, towards: string, contrast = 4.6): string {
  for (let mixed = 0; mixed <= 20; mixed += 1) {
    const candidate = mix(colour, towards, mixed / 20)
    if (contrastRatio(candidate, ground) >= contrast) return candidate
  }
  return towards
}

function mix(one: string, other: string, share: number): string {
  const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [from, to] = [parts(one), parts(other)]
  return toHex(from.map((part, index) => part * (1 - share) + (to[index] ?? 0) * share))
}

const toHex = (parts: readonly number[]) =>
  `#${parts
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
