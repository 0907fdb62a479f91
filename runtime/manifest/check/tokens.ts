import type { Finding } from '../../issues/finding.ts'
import { suggestName } from '../../issues/suggest.ts'
import type { Json } from '../types.ts'
import { contrastPairs, contrastRatio, resolveToken, tokenNames } from '../tokens.ts'
import { defineCheck } from './check.ts'
import { finding } from './finding.ts'

/** Aliases of tokens lead to a value of the right kind; and where they do, text can be read, in both themes. */
export const tokenChecks = [
  defineCheck<Json>('/tokens', (tokens) => {
    const found = aliasFindings(tokens)
    return found.length > 0 ? found : contrastFindings(tokens)
  }),
]

function aliasFindings(tokens: Json): Finding[] {
  const found: Finding[] = []
  const told = new Set<string>()
  for (const id of tokenNames(tokens)) {
    const [group = '', name = ''] = id.split('.')
    const result = resolveToken(tokens, group, name)
    if (!('fault' in result)) continue
    // One missing name or one circle is one mistake, however many tokens run into it.
    const cause = result.fault === 'cyclic-alias' ? 'cyclic-alias' : `${result.fault} ${result.name}`
    if (told.has(cause)) continue
    told.add(cause)
    const kinds = { found: `in the group "${result.kind ?? ''}"`, expected: `one of the kind of "${group}"` }
    const known = tokenNames(tokens).map((one) => `{${one}}`)
    const suggestion = result.fault === 'unknown-token' ? suggestName(`{${result.name}}`, known) : undefined
    found.push(
      finding(
        result.fault,
        `/tokens${result.pointer}`,
        { name: result.name, ...(result.fault === 'wrong-alias' ? kinds : {}) },
        suggestion,
      ),
    )
  }
  return found
}

/** One issue for all pairs: one colour changed often breaks several. */
function contrastFindings(tokens: Json): Finding[] {
  const failing = (['light', 'dark'] as const).flatMap((theme) =>
    contrastPairs.flatMap(([text, behind, needed]) => {
      const one = resolveToken(tokens, theme, text)
      const other = resolveToken(tokens, theme, behind)
      const ratio = 'value' in one && 'value' in other ? contrastRatio(one.value, other.value) : 21
      return ratio < needed ? [{ theme, text, behind, needed, ratio }] : []
    }),
  )
  const [first] = failing
  if (!first) return []
  const told = failing
    .slice(0, 3)
    .map(
      ({ theme, text, behind, ratio }) =>
        `"${theme}.${text}" on "${theme}.${behind}" is ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`,
    )
  const more = failing.length > 3 ? `, and ${failing.length - 3} more` : ''
  return [
    finding('contrast-too-low', `/tokens/${first.theme}/${first.text}/$value`, {
      found: `${told.join(', ')}${more}`,
      expected: `${first.needed}:1`,
    }),
  ]
}
