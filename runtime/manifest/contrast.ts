import { colourComponents } from './colour-components.ts'
import { resolveToken } from './resolve-token.ts'
import type { Json } from './stages.ts'

/** The pairs of front and background colours, with their required contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
export const contrastPairs: readonly (readonly [foreground: string, background: string, ratio: number])[] = [
  ['text', 'ground', 4.5],
  ['text', 'surface', 4.5],
  ['text', 'raised', 4.5],
  ['muted', 'ground', 4.5],
  ['muted', 'surface', 4.5],
  ['link', 'ground', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-highlight', 'highlight', 4.5],
  ['focus', 'ground', 3],
]

/** Red, green, blue (0 to 1) and opacity. */
type Components = NonNullable<ReturnType<typeof colourComponents>>

/** A colour with its relative luminance, 0 (black) to 1 (WCAG 2.2). */
interface Colour extends Components {
  readonly luminance: number
}

/**
 * Returns a function for the contrast of two colours of a theme, 1 to 21 (WCAG 2.2). It blends transparent colours with
 * the colour behind them. It returns undefined for a value that is not a colour.
 *
 * @param tokens the merged tokens of a brand
 */
export function createContrast(
  tokens: Json | undefined,
  theme: 'light' | 'dark',
): (front: string, behind: string) => number | undefined {
  const colours = new Map<string, Colour | undefined>()
  const colourOf = (name: string) => {
    if (!colours.has(name)) {
      const token = resolveToken(tokens, theme, name)
      colours.set(name, 'value' in token ? makeColour(token.value) : undefined)
    }
    return colours.get(name)
  }
  return (front, behind) => {
    const [above, below] = [colourOf(front), colourOf(behind)]
    if (!above || !below) return undefined
    const background = blend(below, colourOf('ground') ?? below)
    return contrastOf(blend(above, background), background)
  }
}

/** The contrast of two opaque colours, 1 to 21 (WCAG 2.2). A value that is not a colour counts as black. */
export function contrastRatio(one: Json, other: Json): number {
  return contrastOf(makeColour(one) ?? black, makeColour(other) ?? black)
}

const black = withLuminance({ red: 0, green: 0, blue: 0, alpha: 1 })

function makeColour(value: Json): Colour | undefined {
  const components = colourComponents(value)
  return components && withLuminance(components)
}

function withLuminance(components: Components): Colour {
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  const { red, green, blue, alpha } = components
  return { red, green, blue, alpha, luminance: 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) }
}

/** Blends a colour with the opaque colour behind it. */
function blend(front: Colour, behind: Colour): Colour {
  if (front.alpha === 1) return front
  const mix = (above: number, below: number) => above * front.alpha + below * (1 - front.alpha)
  return withLuminance({
    red: mix(front.red, behind.red),
    green: mix(front.green, behind.green),
    blue: mix(front.blue, behind.blue),
    alpha: 1,
  })
}

function contrastOf({ luminance: one }: Colour, { luminance: other }: Colour): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
