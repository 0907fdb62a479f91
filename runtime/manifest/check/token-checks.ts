import { isTokenAlias } from '../../../schemas/formats.ts'
import type { Finding } from '../../issues/finding.ts'
import { suggestName } from '../../issues/suggest.ts'
import type { Json } from '../stages.ts'
import { contrastPairs, createContrast } from '../contrast.ts'
import { readWhole } from '../incremental/recorded-reads.ts'
import { isObject } from '../pointer.ts'
import { aliasChain, resolveToken, tokenNames, typeOfGroup } from '../resolve-token.ts'
import { defineCheck } from './define-check.ts'
import { shortList } from '../short-list.ts'
import { atAnyOf, finding, orRemovedBy } from './make-finding.ts'

/** Checks that aliases of tokens lead to values of the right kind, and that text is readable in both themes. */
export const tokenChecks = [
  defineCheck<Json>('/tokens/*/*', (token, { keys: [group = '', name = ''], brand }) =>
    isObject(token) && typeof token.$value === 'string' && isTokenAlias(token.$value)
      ? aliasFindings(brand.manifest.tokens as unknown as Json, group, name)
      : [],
  ),
  defineCheck<Json>('/tokens', (tokens) => contrastFindings(tokens)),
]

function aliasFindings(tokens: Json, group: string, name: string): Finding[] {
  const result = resolveToken(tokens, group, name)
  if (!('code' in result)) return []
  const types = {
    found: `in the group "${result.group ?? ''}"`,
    expected: tokenTypeWords[String(typeOfGroup(tokens, group))] ?? `a value for "${group}"`,
  }
  const context = {
    name: result.name,
    ...(result.code === 'wrong-alias' ? types : {}),
    ...(result.found === undefined ? {} : { found: result.found }),
  }
  const suggestion = result.code === 'unknown-token' ? similarToken(tokens, result.name) : undefined
  const found = finding(result.code, `/tokens${result.pointer}`, context, suggestion)
  if (result.code === 'wrong-alias') return [found]
  // A missing name or a cycle is one mistake, even if several tokens lead to it.
  if (result.code === 'cyclic-alias')
    return [{ ...found, fold: `cyclic-alias ${cycleFrom(tokens, `${group}.${name}`)}` }]
  if (result.code === 'long-alias-chain') return [{ ...found, fold: 'long-alias-chain' }]
  return [{ ...orRemovedBy(found, `/tokens/${result.name.replace('.', '/')}`), fold: `unknown-token ${result.name}` }]
}

/**
 * The maximum number of tokens for which an unknown name gets a suggestion. With thousands of tokens and unknown names,
 * the search would take too long.
 */
const mostCompared = 1000

function similarToken(tokens: Json, name: string): string | undefined {
  const known = tokenNames(readWhole(tokens))
  if (known.length > mostCompared) return undefined
  return suggestName(
    `{${name}}`,
    known.map((one) => `{${one}}`),
  )
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

/** One issue for all pairs, because one changed colour often breaks several. */
function contrastFindings(tokens: Json): Finding[] {
  const failing = (['light', 'dark'] as const).flatMap((theme) => {
    const contrast = createContrast(tokens, theme)
    return contrastPairs.flatMap(([front, behind, needed]) => {
      const ratio = contrast(front, behind) ?? needed
      return ratio < needed ? [{ front: `${theme}.${front}`, behind: `${theme}.${behind}`, needed, ratio }] : []
    })
  })
  const [first] = failing
  if (!first) return []
  const found = failing.map(({ front, behind, needed, ratio }) => {
    const reached = (Math.floor(ratio * 100) / 100).toFixed(2)
    return `"${front}" on "${behind}" (${reached}:1 instead of ${needed}:1)`
  })
  const [own = '', ...others] = [first.front, first.behind]
    .flatMap((name) => aliasChain(tokens, name))
    .map((name) => `/tokens/${name.replace('.', '/')}/$value`)
  return [atAnyOf(finding('contrast-too-low', own, { found: shortList(found) }), others)]
}
