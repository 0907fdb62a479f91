import type { Issue } from '../issues/issue.ts'
import { builtProduct } from './built-product.ts'
import { completenessChecks, missingInBrand } from './check/completeness.ts'
import { finding } from './check/make-finding.ts'
import { allChecks } from './check/index.ts'
import { claimsOf, createClaims, type WrittenClaim } from './claims.ts'
import { addFolder, defaultGround, emptyGround, type Ground } from './ground.ts'
import { issueAt } from './issue-at.ts'
import { type LazyJson, lazyMerge } from './lazy-merge.ts'
import { type Chain, readChain } from './layers.ts'
import { createLocator } from './locate.ts'
import { advance, type Checked, checkSet, findingsOf, type MergedBrand } from './memory/advance.ts'
import { pastConditions } from './past-conditions.ts'
import { foldFindings, namelessFindings, placeIssue, reportOnce } from './place-issue.ts'
import type { Product } from './product.ts'
import { type FolderMemory, type FolderReading, readFolder } from './read-folder.ts'
import { environments, type Environment, type Manifest, type ManifestSource, type Verdict } from './stages.ts'
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

/** A verdict that does not consider other brands, and the host names that the brand claims. */
interface OwnVerdict {
  readonly verdict: Verdict
  readonly claimed: readonly WrittenClaim[]
}

/** How many folders are remembered file by file. */
const mostEdited = 8

/** Validates brands of one source and reuses their common parts. */
export interface BrandValidator {
  /** The verdict on one brand. Never throws because of a brand's files. */
  validate(merchant: string): Promise<Verdict>
  /**
   * Verdicts on the named brands, or on all brands by default, one after the other. Holds only the host names of a
   * verdict in memory. A second verdict on a brand replaces the first: it follows when another brand claims the same
   * host name.
   */
  each(merchants?: readonly string[]): AsyncGenerator<Verdict>
  /**
   * Verdicts on all brands that a change of folders may affect: the changed ones, those that build on them, and those
   * with a host name in common before or after the change. A removed folder gives no verdict.
   */
  update(folders: readonly string[]): AsyncGenerator<Verdict>
}

/**
 * Creates a validator. This closure holds all of its state: the grounds of brands, the values that checks have read,
 * and the claimed host names.
 *
 * @param now the clock for warnings about expired conditions; without it, a verdict depends on the files alone
 */
export function createBrandValidator(
  source: ManifestSource,
  product: Product = builtProduct,
  now?: () => number,
): BrandValidator {
  const completeness = checkSet(product, completenessChecks)
  const checks = checkSet(product, allChecks(product))
  const locate = createLocator()
  const grounds = new Map<string, { readonly folders: readonly string[]; readonly made: CheckedGround }>()
  const parents = new Map<string, Promise<FolderReading | undefined>>()
  const claims = createClaims()
  /** The folders of each brand, including those that were not found. */
  const chains = new Map<string, readonly string[]>()
  /** The files of the folders that changed last: most of a folder's files are as they were. */
  const edited = new Map<string, FolderMemory>()

  async function load(merchant: string): Promise<FolderReading | undefined> {
    const files = await source.load(merchant)
    return files && readFolder(files, edited.get(merchant))
  }

  /** Folders on which brands build are read once for all of them. */
  function loadParent(merchant: string): Promise<FolderReading | undefined> {
    const known = parents.get(merchant) ?? load(merchant)
    parents.set(merchant, known)
    return known
  }

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

  function validateGround(merchant: string, own: Ground, from: CheckedGround): Verdict {
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

  async function validateOwn(merchant: string): Promise<OwnVerdict> {
    let own: FolderReading | undefined
    const asked: string[] = []
    const read = async (name: string) => {
      asked.push(name)
      return name === merchant ? (own ??= await load(name)) : loadParent(name)
    }
    chains.set(merchant, asked)
    const chain = await readChain(merchant, read, () => source.merchants())
    const claimed = own ? claimsOf(own) : []
    claims.set(merchant, claimed)
    return { verdict: validateChain(merchant, own, chain), claimed }
  }

  function validateChain(merchant: string, own: FolderReading | undefined, chain: Chain): Verdict {
    if (!own && merchant !== 'base') {
      const place = { file: `${merchant}/manifest.json`, line: 1, column: 1 }
      return verdictOf(merchant, emptyGround, [issueAt(finding('bad-folder-name', '', { name: merchant }), place)])
    }
    const folder = chain.folders.at(-1)
    if (!folder || chain.issues.length > 0) return verdictOf(merchant, emptyGround, chain.issues)
    const from = groundOf(chain.folders.slice(0, -1))
    return validateGround(merchant, addFolder(from.ground, folder, { product, locate, isParent: false }), from)
  }

  function withClaims({ verdict, claimed }: OwnVerdict): Verdict {
    const contested = claims.issuesOf(claimed, locate)
    if (contested.length === 0) return verdict
    return { ...verdict, issues: reportOnce([...verdict.issues, ...contested]), manifests: new Map() }
  }

  /** Reads the host names of brands without a verdict. */
  async function readClaims(merchants: readonly string[]): Promise<void> {
    for (const merchant of merchants) {
      if (claims.knows(merchant)) continue
      const folder = await load(merchant)
      claims.set(merchant, folder ? claimsOf(folder) : [])
    }
  }

  async function* each(merchants?: readonly string[]): AsyncGenerator<Verdict> {
    const all = await source.merchants()
    const wanted = merchants ?? all
    const asked = new Set(wanted)
    await readClaims(all.filter((merchant) => !asked.has(merchant)))
    const given = new Set<string>()
    const again = new Set<string>()
    for (const merchant of wanted) {
      const own = await validateOwn(merchant)
      for (const rival of claims.rivalsOf(merchant)) if (given.has(rival)) again.add(rival)
      given.add(merchant)
      yield withClaims(own)
    }
    for (const merchant of again) yield withClaims(await validateOwn(merchant))
  }

  /** Removes a changed folder and everything built on it from the memory. Returns the affected brands. */
  function forget(folder: string): string[] {
    const concerned = [...chains].flatMap(([merchant, asked]) => (asked.includes(folder) ? [merchant] : []))
    concerned.push(folder, ...claims.rivalsOf(folder))
    const memory: FolderMemory = edited.get(folder) ?? new Map()
    edited.delete(folder)
    edited.set(folder, memory)
    const [oldest] = edited.keys()
    if (edited.size > mostEdited && oldest !== undefined) edited.delete(oldest)
    claims.forget(folder)
    chains.delete(folder)
    parents.delete(folder)
    for (const [name, { folders }] of grounds) if (folders.includes(folder)) grounds.delete(name)
    return concerned
  }

  async function* update(folders: readonly string[]): AsyncGenerator<Verdict> {
    const due = new Set(folders.flatMap(forget))
    const known = new Set(await source.merchants())
    await readClaims([...known].filter((merchant) => !due.has(merchant)))
    const validated: OwnVerdict[] = []
    // A new claim adds the brands with the same name to this loop.
    for (const merchant of due) {
      if (!known.has(merchant)) continue
      validated.push(await validateOwn(merchant))
      for (const rival of claims.rivalsOf(merchant)) due.add(rival)
    }
    for (const own of validated) yield withClaims(own)
  }

  return {
    each,
    update,
    validate: async (merchant) => {
      await readClaims((await source.merchants()).filter((one) => one !== merchant))
      return withClaims(await validateOwn(merchant))
    },
  }
}

/** The verdict on one brand. */
export function validateMerchant(source: ManifestSource, merchant: string, product?: Product): Promise<Verdict> {
  return createBrandValidator(source, product).validate(merchant)
}

/** The verdicts on the named brands in their order, or on all brands by default. */
export async function validateMerchants(
  source: ManifestSource,
  merchants?: readonly string[],
  product?: Product,
): Promise<Verdict[]> {
  const verdicts = new Map<string, Verdict>()
  for await (const verdict of createBrandValidator(source, product).each(merchants))
    verdicts.set(verdict.merchant, verdict)
  return [...verdicts.values()]
}

function brandOf(
  merchant: string,
  { content, assets }: Pick<Ground, 'content' | 'assets'>,
  manifest: LazyJson,
): MergedBrand {
  return { merchant, content, assets, manifest }
}

/** @param good the environments without errors */
function verdictOf(
  merchant: string,
  { layers, content, assets, sandbox, manifests }: Ground,
  reported: Parameters<typeof reportOnce>[0],
  good: ReadonlySet<Environment> = new Set(),
): Verdict {
  const all = reportOnce(reported)
  const errors = all.filter(({ severity }) => severity === 'error')
  const isBroken = errors.length > 0
  const ofEach = <Value>(values: readonly Value[], wanted: readonly Environment[] = environments) =>
    new Map(wanted.map((environment) => [environment, values[environments.indexOf(environment)] as Value]))
  return {
    merchant,
    // Leaves out warnings about a brand with errors, because a mistake often causes further warnings.
    issues: isBroken ? errors : all,
    layers: ofEach(layers),
    // Merges manifests on demand, because most callers read only the issues of a verdict.
    get manifests() {
      return isBroken ? new Map() : ofEach(manifests() as unknown as readonly Manifest[], [...good])
    },
    get merged() {
      return ofEach(manifests())
    },
    content,
    assets,
    sandbox,
  }
}
