import type { Finding } from '../../issues/finding.ts'
import { suggestName } from '../../issues/suggest.ts'
import type { Json } from '../stages.ts'
import {
  blend,
  colourComponents,
  contrastOf,
  contrastPairs,
  luminance,
  kindOf,
  resolveToken,
  tokenNames,
} from '../resolve-token.ts'
import { defineCheck } from './define-check.ts'
import { finding, orRemovedBy } from './make-finding.ts'

/** Checks that aliases of tokens lead to values of the right kind, and that text is readable in both themes. */
export const tokenChecks = [
  defineCheck<Json>('/tokens/*/*', (_token, { keys: [group = '', name = ''], brand }) =>
    name.startsWith('$') ? [] : aliasFindings(brand.manifest.tokens as unknown as Json, group, name),
  ),
  defineCheck<Json>('/tokens', (tokens) => contrastFindings(tokens)),
]

function aliasFindings(tokens: Json, group: string, name: string): Finding[] {
  const result = resolveToken(tokens, group, name)
  if (!('code' in result)) return []
  // A missing name or a cycle is reported once, even if several tokens lead to it.
  const fold = result.code === 'cyclic-alias' ? 'cyclic-alias' : `${result.code} ${result.name}`
  const kinds = {
    found: `in the group "${result.kind ?? ''}"`,
    expected: typeWords[String(kindOf(tokens, group))] ?? `a token like those in "${group}"`,
  }
  const known = () => tokenNames(tokens).map((one) => `{${one}}`)
  const suggestion = result.code === 'unknown-token' ? suggestName(`{${result.name}}`, known()) : undefined
  const context = { name: result.name, ...(result.code === 'wrong-alias' ? kinds : {}) }
  const found = { ...finding(result.code, `/tokens${result.pointer}`, context, suggestion), fold }
  return [result.code === 'unknown-token' ? orRemovedBy(found, `/tokens/${result.name.replace('.', '/')}`) : found]
}

/** The types of tokens, in words. */
const typeWords: Readonly<Record<string, string>> = {
  color: 'a colour',
  dimension: 'a length',
  duration: 'a duration',
  fontFamily: 'a typeface',
  fontWeight: 'a font weight',
}

/** A colour with its luminance and whether it is opaque. Undefined for a token without a value. */
function shadeOf(tokens: Json, theme: string, name: string) {
  const colour = resolveToken(tokens, theme, name)
  if (!('value' in colour)) return undefined
  const { value } = colour
  return { value, light: luminance(value), isOpaque: isOpaque(value) }
}

function isOpaque(colour: Json): boolean {
  // The letters of most colours are too few for an opacity.
  return (typeof colour === 'string' && colour.length <= '#rrggbb'.length) || colourComponents(colour)?.alpha === 1
}

/** One issue for all pairs, because one changed colour often breaks several. */
function contrastFindings(tokens: Json): Finding[] {
  const failing = (['light', 'dark'] as const).flatMap((theme) => {
    const shades = new Map<string, ReturnType<typeof shadeOf>>()
    const of = (name: string) => {
      if (!shades.has(name)) shades.set(name, shadeOf(tokens, theme, name))
      return shades.get(name)
    }
    return contrastPairs.flatMap(([text, behind, needed]) => {
      const [one, other] = [of(text), of(behind)]
      if (!one || !other) return []
      const light = one.isOpaque ? one.light : luminance(blend(one.value, other.value))
      const ratio = contrastOf(light, other.light)
      return ratio < needed ? [{ theme, text, behind, needed, ratio }] : []
    })
  })
  const [first] = failing
  if (!first) return []
  const shown = failing
    .slice(0, 3)
    .map(
      ({ theme, text, behind, ratio }) =>
        `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1 for "${theme}.${text}" on "${theme}.${behind}"`,
    )
  const more = failing.length > 3 ? `, and ${failing.length - 3} more` : ''
  return [
    finding('contrast-too-low', `/tokens/${first.theme}/${first.text}/$value`, {
      found: `${shown.join(', ')}${more}`,
      expected: `${first.needed}:1`,
    }),
  ]
}
