import { builtProduct } from './built-product.ts'
import { finding } from './check/make-finding.ts'
import { claimsOf, createClaims, type WrittenClaim } from './claims.ts'
import { noFolders } from './merged-folders.ts'
import { issueAt } from './issue-at.ts'
import { type Chain, readChain } from './layers.ts'
import { createLocator } from './locate.ts'
import { reportOnce } from './place-issues.ts'
import type { Product } from './product.ts'
import { type FolderMemory, type ParsedFolder, readFolder } from './read-folder.ts'
import type { ManifestSource, Verdict } from './stages.ts'
import { createLayerValidator } from './validate-layers.ts'
import { verdictOf } from './verdict-of.ts'

/** A verdict that does not consider other brands, and the host names that the brand claims. */
interface OwnVerdict {
  readonly verdict: Verdict
  readonly claimed: readonly WrittenClaim[]
}

/** The number of folders whose parsed files stay in memory. */
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
   * Verdicts on all brands that a change of folders may affect: the changed ones, those that extend them, and those
   * with a host name in common before or after the change. A removed folder gives no verdict.
   */
  update(folders: readonly string[]): AsyncGenerator<Verdict>
}

/**
 * Creates a validator. Its closure, with that of the layers' validator, holds all state: the checked parents of brands,
 * the values that checks have read, and the claimed host names.
 *
 * @param now the clock for warnings about expired conditions; without it, a verdict depends on the files alone
 */
export function createBrandValidator(
  source: ManifestSource,
  product: Product = builtProduct,
  now?: () => number,
): BrandValidator {
  const locate = createLocator()
  const layers = createLayerValidator(product, locate, now)
  const parents = new Map<string, Promise<ParsedFolder | undefined>>()
  const claims = createClaims()
  /** The folders of each brand, including those that were not found. */
  const chains = new Map<string, readonly string[]>()
  /** The parsed files of the folders that changed last, because a change affects few files of a folder. */
  const edited = new Map<string, FolderMemory>()

  async function load(merchant: string): Promise<ParsedFolder | undefined> {
    const files = await source.load(merchant)
    return files && readFolder(files, edited.get(merchant))
  }

  /** Folders on which brands build are read once for all of them. */
  function loadParent(merchant: string): Promise<ParsedFolder | undefined> {
    const known = parents.get(merchant) ?? load(merchant)
    parents.set(merchant, known)
    return known
  }

  async function validateOwn(merchant: string): Promise<OwnVerdict> {
    let own: ParsedFolder | undefined
    const folders: string[] = []
    const read = async (name: string) => {
      folders.push(name)
      return name === merchant ? (own ??= await load(name)) : loadParent(name)
    }
    chains.set(merchant, folders)
    const chain = await readChain(merchant, read, () => source.merchants())
    const claimed = own ? claimsOf(own) : []
    claims.set(merchant, claimed)
    return { verdict: validateChain(merchant, own, chain), claimed }
  }

  function validateChain(merchant: string, own: ParsedFolder | undefined, chain: Chain): Verdict {
    if (!own && merchant !== 'base') {
      const place = { file: `${merchant}/manifest.json`, line: 1, column: 1 }
      return verdictOf(merchant, noFolders, [issueAt(finding('bad-folder-name', '', { name: merchant }), place)])
    }
    const folder = chain.folders.at(-1)
    if (!folder || chain.issues.length > 0) return verdictOf(merchant, noFolders, chain.issues)
    return layers.validate(merchant, folder, chain.folders.slice(0, -1))
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
    const named = new Set(wanted)
    await readClaims(all.filter((merchant) => !named.has(merchant)))
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
    const affected = [...chains].flatMap(([merchant, folders]) => (folders.includes(folder) ? [merchant] : []))
    affected.push(folder, ...claims.rivalsOf(folder))
    const memory: FolderMemory = edited.get(folder) ?? new Map()
    edited.delete(folder)
    edited.set(folder, memory)
    const [oldest] = edited.keys()
    if (edited.size > mostEdited && oldest !== undefined) edited.delete(oldest)
    claims.forget(folder)
    chains.delete(folder)
    parents.delete(folder)
    layers.forget(folder)
    return affected
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
