import { isTokenAlias } from '../../schemas/formats.ts'
import { isObject } from './pointer.ts'
import type { Json } from './stages.ts'

/** A token with resolved aliases, or the reason why it has no value. Pointers are relative to `/tokens`. */
export type TokenResult =
  | { readonly value: Json }
  | {
      readonly code: 'unknown-token' | 'cyclic-alias' | 'wrong-alias'
      readonly name: string
      readonly pointer: string
      readonly kind?: string
    }

/** The groups whose tokens are colours. */
const colourGroups = new Set(['palette', 'light', 'dark'])

/**
 * The value of a token, `light.accent`, with resolved aliases (DTCG 2025.10).
 *
 * @param tokens the merged tokens of a brand
 */
export function resolveToken(tokens: Json | undefined, group: string, name: string): TokenResult {
  const visited: string[] = []
  let at = { group, name }
  for (;;) {
    const value = tokenValue(tokens, at.group, at.name)
    if (typeof value !== 'string' || !value.startsWith('{') || !isTokenAlias(value)) return { value: value ?? null }
    visited.push(`${at.group}.${at.name}`)
    const pointer = `/${at.group}/${at.name}/$value`
    const target = value.slice(1, -1)
    const [targetGroup = '', targetName = ''] = target.split('.')
    if (tokenValue(tokens, targetGroup, targetName) === undefined || target.split('.').length !== 2) {
      return { code: 'unknown-token', name: target, pointer }
    }
    if (visited.includes(target))
      return { code: 'cyclic-alias', name: [...visited, target].map((one) => `"${one}"`).join(' → '), pointer }
    if (kindOf(tokens, targetGroup) !== kindOf(tokens, group)) {
      return { code: 'wrong-alias', name: target, pointer, kind: targetGroup }
    }
    at = { group: targetGroup, name: targetName }
  }
}

/** The type of a group's tokens. Every colour is of one kind, wherever it is. */
export function kindOf(tokens: Json | undefined, group: string): Json | undefined {
  if (colourGroups.has(group)) return 'color'
  const members = isObject(tokens) ? tokens[group] : undefined
  return isObject(members) ? members.$type : undefined
}

function tokenValue(tokens: Json | undefined, group: string, name: string): Json | undefined {
  if (!isObject(tokens) || !Object.hasOwn(tokens, group)) return undefined
  const members = tokens[group]
  if (!isObject(members) || !Object.hasOwn(members, name)) return undefined
  const token = members[name]
  return isObject(token) ? token.$value : undefined
}

/** The possible names in an alias, such as `palette.gold`. */
export function tokenNames(tokens: Json | undefined): string[] {
  if (!isObject(tokens)) return []
  return Object.entries(tokens).flatMap(([group, members]) =>
    isObject(members) ? Object.keys(members).flatMap((name) => (name.startsWith('$') ? [] : [`${group}.${name}`])) : [],
  )
}

/** Red, green, blue (0 to 1) and opacity of a colour value, `#rrggbb` or a colour object. */
export function colourComponents(value: Json): { red: number; green: number; blue: number; alpha: number } | undefined {
  if (typeof value === 'string') {
    if (!/^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value)) return undefined
    const hex = value.length === '#rgb'.length ? value.replaceAll(/[0-9a-f]/gi, '$&$&') : value
    const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return { red: part(1), green: part(3), blue: part(5), alpha: hex.length === '#rrggbbaa'.length ? part(7) : 1 }
  }
  if (!isObject(value) || !Array.isArray(value.components)) return undefined
  const [red = 0, green = 0, blue = 0] = value.components.map(Number)
  return { red, green, blue, alpha: typeof value.alpha === 'number' ? value.alpha : 1 }
}

/** The pairs of text and background colours, with their required contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
export const contrastPairs: readonly (readonly [text: string, behind: string, ratio: number])[] = [
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

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: Json, other: Json): number {
  return contrastOf(luminance(one), luminance(other))
}

/** The contrast of two colours by their luminance. */
export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** A colour blended with the colour behind it, by its opacity. */
export function blend(front: Json, behind: Json): Json {
  const [one, other] = [colourComponents(front), colourComponents(behind)]
  if (!one || !other || one.alpha === 1) return front
  const mix = (above: number, below: number) => above * one.alpha + below * (1 - one.alpha)
  return { components: [mix(one.red, other.red), mix(one.green, other.green), mix(one.blue, other.blue)] }
}

/** The relative luminance of a colour, 0 (black) to 1 (WCAG 2.2). */
export function luminance(colour: Json): number {
  const { red, green, blue } = colourComponents(colour) ?? { red: 0, green: 0, blue: 0 }
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
