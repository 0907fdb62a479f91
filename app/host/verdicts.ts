import { createJudge, type Judge, type ManifestSource, type Verdict } from '../../runtime/manifest/index.ts'
import { loadProduct } from '../product.ts'

/**
 * The verdicts on the brands of a source, kept up to date folder by folder.
 *
 * @param only the only brand to judge; all brands by default
 */
export function createVerdicts(source: ManifestSource, only?: string) {
  const verdicts = new Map<string, Verdict>()
  let judge: Judge | undefined

  /**
   * Judges what a change of some folders concerns, everything where none are named.
   *
   * @returns the brands that were judged, and those that are gone
   */
  async function refresh(folders?: readonly string[]): Promise<readonly string[]> {
    const isFirst = judge === undefined || folders === undefined
    if (isFirst) judge = createJudge(source, await loadProduct())
    const judged = new Set<string>()
    const some = isFirst ? judge?.each(only === undefined ? undefined : [only]) : judge?.update(folders ?? [])
    for await (const verdict of some ?? []) {
      if (only !== undefined && verdict.merchant !== only) continue
      verdicts.set(verdict.merchant, verdict)
      judged.add(verdict.merchant)
    }
    const there = new Set(await source.merchants())
    for (const merchant of verdicts.keys()) {
      if (there.has(merchant)) continue
      verdicts.delete(merchant)
      judged.add(merchant)
    }
    return [...judged]
  }

  return { refresh, find: (merchant: string) => verdicts.get(merchant), all: () => [...verdicts.keys()] }
}

export type Verdicts = ReturnType<typeof createVerdicts>
