import {
  createBrandValidator,
  type BrandValidator,
  type ManifestSource,
  type Verdict,
} from '../../runtime/manifest/index.ts'
import { loadProduct } from '../load-product.ts'

/**
 * The verdicts on the brands of a source, kept up to date folder by folder.
 *
 * @param only the only brand to validate; all brands by default
 */
export function createVerdicts(source: ManifestSource, only?: string) {
  const verdicts = new Map<string, Verdict | undefined>()
  let validator: BrandValidator | undefined

  /**
   * Validates the brands that a change in the named folders affects, or all brands.
   *
   * @param onVerdict called with each validated brand before the next one, so that few brands' files are in memory
   * @returns the validated and the removed brands
   */
  async function refresh(
    folders?: readonly string[],
    onVerdict: (merchant: string) => Promise<void> = async () => {},
  ): Promise<readonly string[]> {
    const readsAll = validator === undefined || folders === undefined
    if (readsAll) validator = createBrandValidator(source, await loadProduct())
    const validated = new Set<string>()
    const some = readsAll
      ? validator?.validateEach(only === undefined ? undefined : [only])
      : validator?.update(folders ?? [])
    for await (const verdict of some ?? []) {
      if (only !== undefined && verdict.merchant !== only) continue
      verdicts.set(verdict.merchant, verdict)
      validated.add(verdict.merchant)
      await onVerdict(verdict.merchant)
    }
    const there = new Set(await source.merchants())
    for (const merchant of verdicts.keys()) {
      if (there.has(merchant)) continue
      verdicts.delete(merchant)
      validated.add(merchant)
    }
    return [...validated]
  }

  /**
   * Returns the verdict on a brand once. Then keeps only the brand's name, because a verdict keeps the brand's files in
   * memory.
   */
  function take(merchant: string): Verdict | undefined {
    const verdict = verdicts.get(merchant)
    if (verdict) verdicts.set(merchant, undefined)
    return verdict
  }

  return {
    refresh,
    take,
    find: (merchant: string) => verdicts.get(merchant),
    all: () => [...verdicts.keys()],
    /** The folders that a brand consists of: its own folder, and the folders of the brands that it extends. */
    foldersOf: (merchant: string) => validator?.foldersOf(merchant) ?? [],
  }
}

export type Verdicts = Omit<ReturnType<typeof createVerdicts>, 'take' | 'foldersOf'>
