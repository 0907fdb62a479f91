import type { Issue } from '../issues/issue.ts'
import { issueAt } from './issue-at.ts'
import { originOf } from './origin.ts'
import { isObject, joinPointer, valueAt } from './pointer.ts'
import { mergeLayers } from './layers.ts'
import type { Verdict } from './types.ts'

/** Domains that two brands, or two environments of one, claim. Told at the later of the two, in the order given. */
export function domainIssues(verdicts: readonly Verdict[]): { merchant: string; issue: Issue }[] {
  const owners = new Map<string, { merchant: string; environment: string }>()
  return verdicts.flatMap(({ merchant, layers }) =>
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
        return [{ merchant, issue: issueAt(finding, originOf(own, pointer, 'key')) }]
      })
    }),
  )
}
