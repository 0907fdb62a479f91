import type { Issue } from '../issues/issue.ts'
import { issueAt } from './issue-at.ts'
import { originOf } from './origin.ts'
import { isObject, joinPointer, valueAt } from './pointer.ts'
import { mergeLayers } from './layers.ts'
import type { Verdict } from './types.ts'

/**
 * Tells of verdicts, one after another, the host names that an earlier one, or an earlier environment of the same brand,
 * claims too: as a domain, or for games of HTML, which are apart from every site only under a name that is nobody's.
 */
export function domainClaims(): (verdict: Verdict) => Issue[] {
  const owners = new Map<string, { merchant: string; environment: string }>()
  return ({ merchant, layers }) =>
    [...layers].flatMap(([environment, own]) =>
      claimsOf(mergeLayers(own)).flatMap(({ name, pointer, part }) => {
        const owner = owners.get(name)
        if (!owner) {
          owners.set(name, { merchant, environment })
          return []
        }
        const context = { name, owner: `${owner.environment} of "${owner.merchant}"` }
        const finding = { code: 'domain-claimed-twice' as const, context, pointer, part }
        return [issueAt(finding, originOf(own, pointer, part))]
      }),
    )
}

interface Claim {
  readonly name: string
  readonly pointer: string
  readonly part: 'key' | 'value'
}

function claimsOf(merged: ReturnType<typeof mergeLayers>): readonly Claim[] {
  const domains = valueAt(merged, '/site/domains')
  const names = isObject(domains) ? Object.keys(domains) : []
  const claims = names.map((name): Claim => ({ name, pointer: joinPointer('/site/domains', name), part: 'key' }))
  const shell = valueAt(merged, '/site/gameShellOrigin')
  // `embedded` and `none` claim nothing.
  if (typeof shell !== 'string' || !URL.canParse(shell)) return claims
  return [...claims, { name: new URL(shell).hostname, pointer: '/site/gameShellOrigin', part: 'value' }]
}
