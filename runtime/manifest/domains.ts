import type { Issue } from '../issues/issue.ts'
import { issueAt } from './issue-at.ts'
import { originOf } from './origin.ts'
import { isObject, joinPointer, valueAt } from './pointer.ts'
import { mergeLayers } from './layers.ts'
import type { Verdict } from './types.ts'

/**
 * Tells of verdicts, one after another, the domains that an earlier one, or an earlier environment of the same brand,
 * claims too.
 */
export function domainClaims(): (verdict: Verdict) => Issue[] {
  const owners = new Map<string, { merchant: string; environment: string }>()
  return ({ merchant, layers }) =>
    [...layers].flatMap(([environment, own]) => {
      const domains = valueAt(mergeLayers(own), '/site/domains')
      return (isObject(domains) ? Object.keys(domains) : []).flatMap((name) => {
        const owner = owners.get(name)
        if (!owner) {
          owners.set(name, { merchant, environment })
          return []
        }
        const pointer = joinPointer('/site/domains', name)
        const finding = {
          code: 'domain-claimed-twice' as const,
          context: { name, owner: `${owner.environment} of "${owner.merchant}"` },
          pointer,
          part: 'key' as const,
        }
        return [issueAt(finding, originOf(own, pointer, 'key'))]
      })
    })
}
