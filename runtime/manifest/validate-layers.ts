import type { Issue } from '../issues/issue.ts'
import { completenessChecks, missingInBrand } from './check/completeness.ts'
import { allChecks } from './check/index.ts'
import { addFolder, defaultGround, type Ground } from './ground.ts'
import { type LazyJson, lazyMerge } from './lazy-merge.ts'
import type { createLocator } from './locate.ts'
import { advance, type Checked, checkSet, findingsOf, type MergedBrand } from './memory/advance.ts'
import { pastConditions } from './past-conditions.ts'
import { foldFindings, namelessFindings, placeIssue } from './place-issue.ts'
import type { Product } from './product.ts'
import type { FolderReading } from './read-folder.ts'
import { environments, type Environment, type Verdict } from './stages.ts'
import { verdictOf } from './verdict-of.ts'
import type { GroundWithoutAreas } from './without-areas.ts'

/** The checked layers below a brand. The validation of each brand starts from them. */
interface CheckedGround {
  readonly ground: Ground
  readonly complete: Checked
  /** Undefined if the ground is incomplete. */
  readonly checked: Checked | undefined
  /** The ground without some areas, for the brands that leave them out. */
  readonly without: Map<GroundWithoutAreas, Pick<CheckedGround, 'complete' | 'checked'>>
}

/** Validates the layers of brands, and reuses those that several brands build on. */
export interface LayerValidator {
  /**
   * The verdict on one brand without regard to others.
   *
   * @param folder the brand's own folder
   * @param below the folders that it builds on, `base` first
   */
  validate(merchant: string, folder: FolderReading, below: readonly FolderReading[]): Verdict
  /** Removes all layers that build on a changed folder. */
  forget(folder: string): void
}

/** @param now the clock for warnings about expired conditions; without it, a verdict depends on the files alone */
export function createLayerValidator(
  product: Product,
  locate: ReturnType<typeof createLocator>,
  now: (() => number) | undefined,
): LayerValidator {
  const completeness = checkSet(product, completenessChecks)
  const checks = checkSet(product, allChecks(product))
  const grounds = new Map<string, { readonly folders: readonly string[]; readonly made: CheckedGround }>()

  function groundOf(folders: readonly FolderReading[]): CheckedGround {
    const folder = folders.at(-1)
    if (!folder) {
      const ground = defaultGround(product)
      const complete = advance(completeness, brandOf('', ground, {}))
      return { ground, complete, checked: undefined, without: new Map() }
    }
    const known = grounds.get(folder.merchant)
    if (known) return known.made
    const below = groundOf(folders.slice(0, -1))
    const ground = addFolder(below.ground, folder, { product, locate, isParent: true })
    const made = { ground, ...checkGround(folder.merchant, ground, ground.manifests()[0], below), without: new Map() }
    grounds.set(folder.merchant, { folders: folders.map(({ merchant }) => merchant), made })
    return made
  }

  function checkGround(
    merchant: string,
    ground: Ground,
    manifest: LazyJson | undefined,
    from: Pick<CheckedGround, 'complete' | 'checked'>,
  ): Pick<CheckedGround, 'complete' | 'checked'> {
    // A ground has no name of its own. With this one it can be checked like a brand.
    const brand = brandOf(merchant, ground, lazyMerge(manifest, { merchant: { id: merchant, name: merchant } }))
    const complete = advance(completeness, brand, from.complete)
    return { complete, checked: findingsOf(complete).length === 0 ? advance(checks, brand, from.checked) : undefined }
  }

  /** The checked ground from which only its own layers distinguish a brand. */
  function checkedBelow(own: Ground, from: CheckedGround): Pick<CheckedGround, 'complete' | 'checked'> {
    if (!own.pruned) return from
    const known = from.without.get(own.pruned)
    if (known) return known
    const name = from.complete.brand.merchant
    const made = checkGround(name, from.ground, own.pruned.manifests[0], from)
    from.without.set(own.pruned, made)
    return made
  }

  function validate(merchant: string, folder: FolderReading, below: readonly FolderReading[]): Verdict {
    const from = groundOf(below)
    const own = addFolder(from.ground, folder, { product, locate, isParent: false })
    let { complete, checked } = checkedBelow(own, from)
    const reported: (Issue & { fold?: string | undefined })[] = [...own.issues]
    const good = new Set<Environment>()
    const brands = own.lazyManifests.map((manifest) => brandOf(merchant, own, manifest))
    for (const [index, environment] of environments.entries()) {
      const brand = brands[index] as MergedBrand
      const next = brands.slice(index + 1)
      complete = advance(completeness, brand, complete, next)
      let findings = [...(own.findings[index] ?? []), ...namelessFindings(own.layers[index] ?? [])]
      if (findings.length === 0)
        findings = missingInBrand(findingsOf(complete), from.ground.merged()[index] ?? {}, product)
      if (findings.length === 0) {
        checked = advance(checks, brand, checked, next)
        findings = findingsOf(checked)
      }
      const layers = own.layers[index] ?? []
      const placed = foldFindings(findings).map((one) => ({
        ...placeIssue(one, layers, product, locate),
        fold: one.fold,
      }))
      reported.push(...placed)
      if (!placed.some(({ severity }) => severity === 'error')) good.add(environment)
    }
    if (now) reported.push(...pastConditions(own, merchant, now, locate))
    return verdictOf(merchant, own, reported, good)
  }

  function forget(folder: string): void {
    for (const [name, { folders }] of grounds) if (folders.includes(folder)) grounds.delete(name)
  }

  return { validate, forget }
}

function brandOf(
  merchant: string,
  { content, assets }: Pick<Ground, 'content' | 'assets'>,
  manifest: LazyJson,
): MergedBrand {
  return { merchant, content, assets, manifest }
}
