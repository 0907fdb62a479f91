import { isTokenAlias } from '../../../schemas/formats.ts'
import type { Finding } from '../../issues/finding.ts'
import { suggestName } from '../../issues/suggest.ts'
import type { Json } from '../stages.ts'
import { contrastPairs, createContrast } from '../contrast.ts'
import { isObject } from '../pointer.ts'
import { aliasChain, resolveValue, tokenNames, typeOfGroup } from '../resolve-token.ts'
import { defineCheck } from './define-check.ts'
import { atAnyOf, finding, orRemovedBy } from './make-finding.ts'

/** Checks that aliases of tokens lead to values of the right kind, and that text is readable in both themes. */
export const tokenChecks = [
  defineCheck<Json>('/tokens/*/*', (token, { keys: [group = '', name = ''], brand }) =>
    isObject(token) && typeof token.$value === 'string' && isTokenAlias(token.$value)
      ? aliasFindings(brand.manifest.tokens as unknown as Json, group, name, token.$value)
      : [],
  ),
  defineCheck<Json>('/tokens/light', (members, { brand: { manifest } }) => {
    const tokens = manifest.tokens as unknown as Json
    const failing = failingPairs(tokens, 'light', members)
    return failing.length > 0 ? contrastFindings(tokens, [...failing, ...failingPairs(tokens, 'dark')]) : []
  }),
  // The check of the light theme reports the pairs of both themes.
  defineCheck<Json>('/tokens/dark', (members, { brand: { manifest } }) => {
    const tokens = manifest.tokens as unknown as Json
    const failing = failingPairs(tokens, 'dark', members)
    return failing.length > 0 && failingPairs(tokens, 'light').length === 0 ? contrastFindings(tokens, failing) : []
  }),
]

function aliasFindings(tokens: Json, group: string, name: string, alias: string): Finding[] {
  const result = resolveValue(tokens, group, name, alias)
  if (!('code' in result)) return []
  const types = {
    found: `in the group "${result.group ?? ''}"`,
    expected: tokenTypeWords[String(typeOfGroup(tokens, group))] ?? `a value for "${group}"`,
  }
  const known = () => tokenNames(tokens).map((one) => `{${one}}`)
  const suggestion = result.code === 'unknown-token' ? suggestName(`{${result.name}}`, known()) : undefined
  const context = { name: result.name, ...(result.code === 'wrong-alias' ? types : {}) }
  const found = finding(result.code, `/tokens${result.pointer}`, context, suggestion)
  if (result.code === 'wrong-alias') return [found]
  // A missing name or a cycle is one mistake, even if several tokens lead to it.
  if (result.code === 'cyclic-alias')
    return [{ ...found, fold: `cyclic-alias ${cycleFrom(tokens, `${group}.${name}`)}` }]
  return [{ ...orRemovedBy(found, `/tokens/${result.name.replace('.', '/')}`), fold: `unknown-token ${result.name}` }]
}

/** The names in the cycle that a token leads to. They are the same for each token that leads to this cycle. */
function cycleFrom(tokens: Json, name: string): string {
  const inCycle = aliasChain(tokens, name).at(-1) ?? name
  return aliasChain(tokens, inCycle).toSorted().join(' ')
}

/** The types of tokens, in words. */
const tokenTypeWords: Readonly<Record<string, string>> = {
  color: 'a colour',
  dimension: 'a length',
  duration: 'a duration',
  fontFamily: 'a typeface',
  fontWeight: 'a font weight',
}

interface FailingPair {
  readonly front: string
  readonly behind: string
  readonly needed: number
  readonly ratio: number
}

const none: readonly FailingPair[] = []

/**
 * The pairs of a theme's colours with too little contrast.
 *
 * @param members the tokens of the theme; by default those of `tokens`
 */
function failingPairs(tokens: Json, theme: 'light' | 'dark', members?: Json): readonly FailingPair[] {
  const contrast = createContrast(tokens, theme, members)
  let failing = none
  for (const [front, behind, needed] of contrastPairs) {
    const ratio = contrast(front, behind) ?? needed
    if (ratio < needed)
      failing = [...failing, { front: `${theme}.${front}`, behind: `${theme}.${behind}`, needed, ratio }]
  }
  return failing
}

/** One issue for all pairs, because one changed colour often breaks several. */
function contrastFindings(tokens: Json, failing: readonly FailingPair[]): Finding[] {
  const [first] = failing
  if (!first) return []
  const shown = failing.slice(0, 3).map(({ front, behind, needed, ratio }) => {
    const reached = (Math.floor(ratio * 100) / 100).toFixed(2)
    return `${reached}:1 for "${front}" on "${behind}", which needs ${needed}:1`
  })
  const more = failing.length > 3 ? `, and ${failing.length - 3} more` : ''
  const found = `${shown.join('; ')}${more}`
  const [own = '', ...others] = [first.front, first.behind]
    .flatMap((name) => aliasChain(tokens, name))
    .map((name) => `/tokens/${name.replace('.', '/')}/$value`)
  return [atAnyOf(finding('contrast-too-low', own, { found }), others)]
}
