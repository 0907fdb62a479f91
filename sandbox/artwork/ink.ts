/**
 * The colours of one picture. `main` and `gold` are gradients that the composition defines, so that every motif of a
 * picture is lit from the same side.
 */
export interface Ink {
  readonly deep: string
  readonly mid: string
  readonly bright: string
  readonly accent: string
  /** A light colour, for paper and ivory. */
  readonly light: string
  /** `url(#m)`: bright above, mid below. */
  readonly main: string
  /** `url(#g)`: light accent above, deeper accent below. */
  readonly gold: string
}

/** Creates the colours of a picture. Default of `light`: ivory. */
export function inkOf(colours: {
  readonly deep: string
  readonly mid: string
  readonly bright: string
  readonly accent: string
  readonly light?: string
}): Ink {
  return { light: '#fff8ea', ...colours, main: 'url(#m)', gold: 'url(#g)' }
}

/** The two gradients that the ink refers to. */
export function inkGradients(ink: Ink): string {
  return (
    gradient('m', ink.bright, ink.mid, 'x1="0.2" y1="0" x2="0.7" y2="1"') +
    gradient('g', mix(ink.accent, '#ffffff', 0.45), mix(ink.accent, ink.deep, 0.2), 'x1="0.2" y1="0" x2="0.6" y2="1"')
  )
}

/** A linear gradient of two colours, by default from top to bottom. */
export function gradient(id: string, from: string, to: string, direction = 'x1="0" y1="0" x2="0" y2="1"'): string {
  return `<linearGradient id="${id}" ${direction}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
}

/** A mix of two colours. `share` is the part of the second colour, from 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [channels(first), channels(second)]
  return `#${a.map((value, index) => hex(value + ((b[index] ?? 0) - value) * share)).join('')}`
}

function channels(colour: string): number[] {
  const long = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour
  return [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16))
}

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')
