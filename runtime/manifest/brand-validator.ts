import { builtProduct } from './built-product.ts'
import { finding } from './check/make-finding.ts'
import { claimsOf, createClaims, type WrittenClaim } from './claims.ts'
import { createFolderReader } from './folder-reader.ts'
import { noFolders } from './merged-folders.ts'
import { issueAt } from './issue-at.ts'
import { type Chain, readChain } from './layers.ts'
import { createLocator } from './locate.ts'
import { reportOnce } from './place-issues.ts'
import type { Product } from './product.ts'
import type { ParsedFolder } from './read-folder.ts'
import type { ManifestSource, Verdict } from './stages.ts'
import { createLayerValidator } from './validate-layers.ts'
import { verdictOf } from './verdict-of.ts'

/** The results for one brand, without regard to other brands. */
interface OwnVerdict {
  readonly verdict: Verdict
  /** The host names that the brand claims. */
  readonly claimed: readonly WrittenClaim[]
}

/** Validates brands of one source and reuses their common parts. */
export interface BrandValidator {
  /** The verdict on one brand. Never throws because of a brand's files. */
  validate(merchant: string): Promise<Verdict>
  /**
   * Verdicts on the named brands, or by default on all brands, one after the other. If a brand claims a host name of an
   * earlier brand, a second verdict on the earlier brand follows. Keeps the files of only a few brands in memory.
   */
  validateEach(merchants?: readonly string[]): AsyncGenerator<Verdict>
  /**
   * Verdicts on the brands that a change of folders may affect: the changed ones and those that extend them. Also those
   * that share a host name with one of them. A removed folder gives no verdict.
   */
  update(folders: readonly string[]): AsyncGenerator<Verdict>
  /** The folders of a validated brand: its own, and those that it extends. */
  foldersOf(merchant: string): readonly string[]
}

/**
 * Creates a validator. Later verdicts reuse its state, such as parsed parents and claimed host names.
 *
 * @param now the clock for warnings about expired conditions and maintenance periods; without it, a verdict depends on
 *   the files alone
 */
export function createBrandValidator(
  source: ManifestSource,
  product: Product = builtProduct,
  now?: () => number,
): BrandValidator {
  const locate = createLocator()
  const layers = createLayerValidator(product, locate, now)
  const folders = createFolderReader(source)
  const claims = createClaims()
  /** The folders of each brand, including those that were not found. */
  const chains = new Map<string, readonly string[]>()

  async function validateOwn(merchant: string): Promise<OwnVerdict> {
    let own: ParsedFolder | undefined
    const names: string[] = []
    const read = async (name: string) => {
      names.push(name)
      return name === merchant ? (own ??= await folders.read(name)) : folders.readParent(name)
    }
    chains.set(merchant, names)
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
    if (!folder) return verdictOf(merchant, noFolders, chain.issues)
    if (chain.issues.length > 0) return layers.refuse(merchant, chain.folders, chain.issues)
    return layers.validate(merchant, folder, chain.folders.slice(0, -1))
  }

  function withClaims({ verdict, claimed }: OwnVerdict): Verdict {
    const contested = claims.issuesOf(claimed, locate)
    if (contested.length === 0) return verdict
    // Like in `verdictOf`, a brand with errors has no warnings.
    const issues = reportOnce([...verdict.issues.filter(({ severity }) => severity === 'error'), ...contested])
    // The spread does not copy `merged`, which is a getter of the class.
    return { ...verdict, issues, manifests: new Map(), merged: verdict.merged }
  }

  /** Reads the host names that brands claim, without validating the brands. */
  async function readClaims(merchants: readonly string[]): Promise<void> {
    for (const merchant of merchants) {
      if (claims.has(merchant)) continue
      const folder = await folders.read(merchant)
      claims.set(merchant, folder ? claimsOf(folder) : [])
    }
  }

  async function* validateEach(merchants?: readonly string[]): AsyncGenerator<Verdict> {
    const all = await source.merchants()
    const wanted = merchants ?? all
    const named = new Set(wanted)
    await readClaims(all.filter((merchant) => !named.has(merchant)))
    const done = new Set<string>()
    const again = new Set<string>()
    for (const merchant of wanted) {
      const own = await validateOwn(merchant)
      for (const rival of claims.rivalsOf(merchant)) if (done.has(rival)) again.add(rival)
      done.add(merchant)
      yield withClaims(own)
    }
    for (const merchant of again) yield withClaims(await validateOwn(merchant))
  }

  /**
   * Forgets all results that include a changed folder, but not the folder's parsed files. Returns the affected brands.
   */
  function forget(folder: string): string[] {
    const affected = [...chains].flatMap(([merchant, names]) => (names.includes(folder) ? [merchant] : []))
    affected.push(folder, ...claims.rivalsOf(folder))
    folders.forget(folder)
    claims.forget(folder)
    chains.delete(folder)
    layers.forget(folder)
    return affected
  }

  async function* update(changed: readonly string[]): AsyncGenerator<Verdict> {
    const due = new Set(changed.flatMap(forget))
    const known = new Set(await source.merchants())
    await readClaims([...known].filter((merchant) => !due.has(merchant)))
    const validated: OwnVerdict[] = []
    // The loop adds brands that claim a host name of a validated brand, and visits them too.
    for (const merchant of due) {
      if (!known.has(merchant)) continue
      validated.push(await validateOwn(merchant))
      for (const rival of claims.rivalsOf(merchant)) due.add(rival)
    }
    for (const own of validated) yield withClaims(own)
  }

  return {
    validateEach,
    update,
    foldersOf: (merchant) => chains.get(merchant) ?? [],
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
  for await (const verdict of createBrandValidator(source, product).validateEach(merchants))
    verdicts.set(verdict.merchant, verdict)
  return [...verdicts.values()]
}
