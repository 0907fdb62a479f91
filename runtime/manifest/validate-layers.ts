import type { Issue } from '../issues/issue.ts'
import { completenessChecks, missingInBrand } from './check/completeness.ts'
import { createSibling, isCertainlyClean, type Sibling } from './checked-sibling.ts'
import { allChecks } from './check/index.ts'
import { addFolder, areaDefaults, type MergedFolders, writtenFolders } from './merged-folders.ts'
import { internalAddresses } from './internal-addresses.ts'
import { commonLayer } from './layers.ts'
import { type LazyJson, lazyMerge } from './lazy-merge.ts'
import type { createLocator } from './locate.ts'
import { misplacedFiles } from './misplaced-files.ts'
import { checkBrand, type CheckedBrand, checkSet, findingsOf, type MergedBrand } from './incremental/check-brand.ts'
import { pastConditions } from './past-conditions.ts'
import { namelessFindings, type PlacedIssue, placeIssues } from './place-issues.ts'
import type { Product } from './product.ts'
import type { ParsedFolder } from './read-folder.ts'
import { environments, type Environment, type Verdict } from './stages.ts'
import { verdictOf } from './verdict-of.ts'
import type { PrunedFolders } from './without-areas.ts'

/** The results of the folders that a brand extends. The validation of a brand with findings starts from them. */
interface ParentResults {
  readonly complete: CheckedBrand
  /** Undefined if the folders are incomplete. */
  readonly checked: CheckedBrand | undefined
}

/** The folders that a brand extends. */
interface Parents {
  readonly merged: MergedFolders
  /** Undefined until a brand needs them. */
  results?: ParentResults
  readonly check: () => ParentResults
  /** The results after pruning the areas that brands leave out, for each pruned form of the folders. */
  readonly without: Map<PrunedFolders, ParentResults>
  /**
   * The first brand without findings, for each pruned form of the folders. The key is undefined for brands that leave
   * out no areas.
   */
  readonly siblings: Map<PrunedFolders | undefined, Sibling>
}

/** Validates the layers of brands, and reuses the results of folders that several brands extend. */
export interface LayerValidator {
  /**
   * The verdict on one brand. Ignores other brands.
   *
   * @param folder the brand's own folder
   * @param below the folders that the brand extends, `base` first
   */
  validate(merchant: string, folder: ParsedFolder, below: readonly ParsedFolder[]): Verdict
  /**
   * The verdict on a brand with mistakes in single files: their issues, and the folders as written.
   *
   * @param folders the brand's own folder and those that it extends, `base` first
   */
  refuse(merchant: string, folders: readonly ParsedFolder[], issues: readonly Issue[]): Verdict
  /** Forgets all results that include a changed folder. */
  forget(folder: string): void
}

/**
 * @param now the clock for warnings about expired conditions and maintenance periods; without it, a verdict depends on
 *   the files alone
 */
export function createLayerValidator(
  product: Product,
  locate: ReturnType<typeof createLocator>,
  now: (() => number) | undefined,
): LayerValidator {
  const completeness = checkSet(product, completenessChecks)
  const checks = checkSet(product, allChecks(product))
  const allInOrder = checkSet(product, allChecks(product), completenessChecks)
  const parents = new Map<string, { readonly folders: readonly string[]; readonly made: Parents }>()

  function parentsOf(folders: readonly ParsedFolder[]): Parents {
    const folder = folders.at(-1)
    if (!folder) {
      const merged = areaDefaults(product)
      const check = () => ({ complete: checkBrand(completeness, brandOf('', merged, {})), checked: undefined })
      return { merged, check, without: new Map(), siblings: new Map() }
    }
    const known = parents.get(folder.merchant)
    if (known) return known.made
    const below = parentsOf(folders.slice(0, -1))
    const merged = addFolder(below.merged, folder, { product, locate })
    const check = () => checkParents(folder.merchant, merged, merged.manifests()[0], resultsOf(below))
    const made = { merged, check, without: new Map(), siblings: new Map() }
    parents.set(folder.merchant, { folders: folders.map(({ merchant }) => merchant), made })
    return made
  }

  function checkParents(
    merchant: string,
    merged: MergedFolders,
    manifest: LazyJson | undefined,
    from: ParentResults,
  ): ParentResults {
    // An extended folder may have no name. The checks require one, so it gets its id as a name.
    const brand = brandOf(merchant, merged, lazyMerge(manifest, { merchant: { id: merchant, name: merchant } }))
    const complete = checkBrand(completeness, brand, from.complete)
    return {
      complete,
      checked: findingsOf(complete).length === 0 ? checkBrand(checks, brand, from.checked) : undefined,
    }
  }

  /** The results for the folders below a brand, without the areas that the brand leaves out. */
  function resultsBelow(own: MergedFolders, from: Parents): ParentResults {
    const results = resultsOf(from)
    if (!own.pruned) return results
    const known = from.without.get(own.pruned)
    if (known) return known
    const name = results.complete.brand.merchant
    const made = checkParents(name, from.merged, own.pruned.manifests[0], results)
    from.without.set(own.pruned, made)
    return made
  }

  function validate(merchant: string, folder: ParsedFolder, below: readonly ParsedFolder[]): Verdict {
    const from = parentsOf(below)
    const own = addFolder(from.merged, folder, { product, locate, siblings: from.siblings })
    const brands = own.lazyManifests.map((manifest) => brandOf(merchant, own, manifest))
    const past = now ? pastConditions(own, merchant, now, locate) : []
    const ownFiles = [...misplacedFiles(folder, own), ...internalAddresses(own, merchant, locate), ...past]
    const sibling = from.siblings.get(own.pruned)
    const [first] = brands
    const becomeSibling = () => {
      if (!sibling && first && own.issues.length === from.merged.issues.length)
        from.siblings.set(own.pruned, createSibling(allInOrder, commonLayer(folder).value, first))
    }
    // Most brands have no findings. For such a brand, the folders below need no checks of their own.
    if ((sibling || !from.results) && isCertainlyClean(allInOrder, own, brands, sibling)) {
      becomeSibling()
      return verdictOf(merchant, own, [...own.issues, ...ownFiles], new Set(environments))
    }
    const { reported, valid } = checkEach(from, resultsBelow(own, from), own, brands)
    if (reported.length === 0) becomeSibling()
    return verdictOf(merchant, own, [...own.issues, ...reported, ...ownFiles], valid)
  }

  /** The issues about a brand in all environments, and the environments without errors. */
  function checkEach(from: Parents, start: ParentResults, own: MergedFolders, brands: readonly MergedBrand[]) {
    let { complete, checked } = start
    const reported: PlacedIssue[] = []
    const valid = new Set<Environment>()
    for (const [index, environment] of environments.entries()) {
      const brand = brands[index] as MergedBrand
      const next = brands.slice(index + 1)
      complete = checkBrand(completeness, brand, complete, next)
      // Each of the three steps needs a manifest without findings of the step before.
      let findings = [...(own.findings[index] ?? []), ...namelessFindings(own.layers[index] ?? [])]
      if (findings.length === 0)
        findings = missingInBrand(findingsOf(complete), from.merged.merged()[index] ?? {}, product)
      if (findings.length === 0) {
        checked = checkBrand(checks, brand, checked, next)
        findings = findingsOf(checked)
      }
      const placed = placeIssues(findings, own.layers[index] ?? [], product, locate)
      reported.push(...placed)
      if (!placed.some(({ severity }) => severity === 'error')) valid.add(environment)
    }
    return { reported, valid }
  }

  function refuse(merchant: string, folders: readonly ParsedFolder[], issues: readonly Issue[]): Verdict {
    const broken = folders.findIndex((folder) => folder.issues.length > 0)
    const below = parentsOf(folders.slice(0, broken)).merged
    return verdictOf(merchant, writtenFolders(below, folders.slice(broken), product), issues)
  }

  function forget(folder: string): void {
    for (const [name, { folders }] of parents) if (folders.includes(folder)) parents.delete(name)
  }

  return { validate, refuse, forget }
}

const resultsOf = (parents: Parents): ParentResults => (parents.results ??= parents.check())

function brandOf(
  merchant: string,
  { content, assets }: Pick<MergedFolders, 'content' | 'assets'>,
  manifest: LazyJson,
): MergedBrand {
  return { merchant, content, assets, manifest }
}
