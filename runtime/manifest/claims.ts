import { isOrigin } from '../../schemas/formats.ts'
import { ownOrigins } from '../../schemas/generated/own-origins.ts'
import type { Issue } from '../issues/issue.ts'
import { finding } from './check/make-finding.ts'
import { issueAt } from './issue-at.ts'
import type { Locate } from './locate.ts'
import { joinPointer, isObject, valueAt } from './pointer.ts'
import type { ParsedFolder } from './read-folder.ts'
import { environments, type Environment, type JsonObject, type LayerFile, type ResolvedManifest } from './stages.ts'

/** A host name that a brand claims in one environment. */
export interface Claim {
  readonly name: string
  readonly merchant: string
  readonly environment: Environment
}

/** A claim with its place in the brand's own files. */
export interface WrittenClaim extends Claim {
  /** The place of the claim in a file. Undefined for the names that every brand has in development. */
  readonly file?: LayerFile
  readonly pointer: string
  readonly part: 'key' | 'value'
}

const otherEnvironments = 'the other environments of this brand'
const moveToOne = 'This file counts for all environments: write the name in the file of one of them.'
const otherOrigin = 'Choose another host name for this origin.'
const chooseUnreserved =
  'In development, the name "play.<id>.localhost" belongs to the brand with this id. Choose another name.'
const chooseOther = 'In development, each brand already has the host name "<id>.localhost". Choose another name.'

/** The host name that every brand has on a developer's machine. */
export const localName = (merchant: string) => `${merchant}.localhost`

/**
 * The host name that an own origin `embedded` has on a developer's machine. It is below the brand's local name, because
 * browsers may block the storage of a frame from another site.
 */
export const embeddedName = (merchant: string) => `play.${localName(merchant)}`

/** The host names of a brand's site: its domains, and in development its local name. */
export function hostNames({
  merchant,
  environment,
  manifest,
}: Pick<ResolvedManifest, 'merchant' | 'environment' | 'manifest'>): string[] {
  const domains = Object.keys(manifest.site.domains)
  return environment === 'development' ? [...new Set([localName(merchant), ...domains])] : domains
}

/** The host names that lead to a brand: those of its site and of its own origins. */
export function claimedNames(
  resolved: Pick<ResolvedManifest, 'merchant' | 'environment' | 'manifest'>,
): readonly string[] {
  const manifest = resolved.manifest as unknown as JsonObject
  return [
    ...new Set([...hostNames(resolved), ...ownOrigins.flatMap((pointer) => nameOfOrigin(manifest, pointer) ?? [])]),
  ]
}

/** The host name of an own origin. Undefined for a word such as `embedded`, and for a wrong origin. */
function nameOfOrigin(value: JsonObject | undefined, pointer: string): string | undefined {
  const origin = valueAt(value, pointer)
  return typeof origin === 'string' && isOrigin(origin) ? new URL(origin).hostname : undefined
}

/**
 * The host names of a brand: its domains, its own origins, and in development its local names. A brand inherits no
 * names. A folder with the id of another brand claims no names, because it is a copy whose names belong to the
 * original.
 */
export function claimsOf({ merchant, common, environments: own }: ParsedFolder): WrittenClaim[] {
  const shared = common.filter(({ mount }) => mount === '')
  const ids = shared.map(({ value }) => valueAt(value, '/merchant/id'))
  if (ids.some((id) => typeof id === 'string' && id !== merchant)) return []
  return environments.flatMap((environment) => {
    const file = own.get(environment)
    const sites = new Map<string, WrittenClaim>()
    const claim = (name: string, written: Pick<WrittenClaim, 'file' | 'pointer' | 'part'>): WrittenClaim => ({
      name,
      merchant,
      environment,
      ...written,
    })
    const local = localName(merchant)
    const embedded = embeddedName(merchant)
    if (environment === 'development') sites.set(local, claim(local, { pointer: '', part: 'key' }))
    const files = file ? [...shared, file] : shared
    for (const one of files) {
      const domains = valueAt(one.value, '/site/domains')
      for (const [name, value] of Object.entries(isObject(domains) ? domains : {})) {
        const pointer = joinPointer('/site/domains', name)
        if (value === null) sites.delete(name)
        else sites.set(name, claim(name, { file: one, pointer, part: 'key' }))
      }
    }
    const origins = ownOrigins.flatMap((pointer) => {
      // The file of the environment replaces the origin of the manifest.
      const one = files.findLast(({ value }) => valueAt(value, pointer) !== undefined)
      const isEmbedded = valueAt(one?.value, pointer) === 'embedded'
      // The word `none` claims nothing, nor does a wrong origin, which has an issue of its own. The name of `embedded`
      // is reserved for the brand, and only one of its own domains can conflict with it.
      const name = isEmbedded && sites.has(embedded) ? embedded : nameOfOrigin(one?.value, pointer)
      return one && name !== undefined ? claim(name, { file: one, pointer, part: 'value' }) : []
    })
    const claims = [...sites.values(), ...origins]
    // A brand inherits the word `embedded`, so the name belongs to it whatever its own files say.
    if (environment === 'development' && !claims.some(({ name }) => name === embedded))
      claims.push(claim(embedded, { pointer: '', part: 'key' }))
    return claims
  })
}

/** The claims of host names by brand. The claims refer to no files, so that the files do not stay in memory. */
export function createClaims() {
  const byName = new Map<string, Claim[]>()
  const byMerchant = new Map<string, readonly Claim[]>()

  function forget(merchant: string): void {
    for (const { name } of byMerchant.get(merchant) ?? []) {
      const others = (byName.get(name) ?? []).filter((one) => one.merchant !== merchant)
      if (others.length > 0) byName.set(name, others)
      else byName.delete(name)
    }
    byMerchant.delete(merchant)
  }

  return {
    forget,
    has: (merchant: string) => byMerchant.has(merchant),
    /** Replaces the claims of a brand. */
    set(merchant: string, written: readonly Claim[]): void {
      forget(merchant)
      const claims = written.map(({ name, environment }): Claim => ({ name, merchant, environment }))
      byMerchant.set(merchant, claims)
      for (const claim of claims) {
        const known = byName.get(claim.name)
        byName.set(claim.name, known ? [...known, claim] : [claim])
      }
    },
    /** The other brands that claim one of this brand's names. */
    rivalsOf: (merchant: string): Set<string> =>
      new Set(
        (byMerchant.get(merchant) ?? [])
          .flatMap(({ name }) => byName.get(name) ?? [])
          .map((claim) => claim.merchant)
          .filter((name) => name !== merchant),
      ),
    /** The issues about a brand's names that another brand, another environment or another setting claims too. */
    issuesOf: (written: readonly WrittenClaim[], locate: Locate): Issue[] =>
      written.flatMap((claim) => {
        const other = conflictingClaim(byName.get(claim.name) ?? [], claim)
        if (!other || !claim.file) return []
        const { line, column } = locate(claim.file, claim.pointer, claim.part)
        const { pointer, part, name } = claim
        const remedy = remedyFor(claim, claim.file, other)
        const owner = remedy === moveToOne ? otherEnvironments : `${brandOf(other, claim)} in ${other.environment}`
        const context = { name, owner, ...(remedy === undefined ? {} : { found: remedy }) }
        const contested = { ...finding('domain-claimed-twice', pointer, context), part }
        return [issueAt(contested, { file: claim.file.path, line, column })]
      }),
  }
}

const brandOf = (other: Claim, { merchant }: Claim): string =>
  other.merchant === merchant ? 'this brand' : `"${other.merchant}"`

/** The remedy in words. Undefined for the usual remedy: the operator removes one of the two claims. */
function remedyFor(claim: Claim, file: LayerFile, other: Claim): string | undefined {
  const isOwn = other.merchant === claim.merchant
  if (isOwn && other.environment === claim.environment && claim.name !== localName(claim.merchant)) return otherOrigin
  // Every environment claims a name that is in a file for all environments.
  if (isOwn && !file.path.includes('/environments/')) return moveToOne
  if (claim.name === embeddedName(other.merchant)) return chooseUnreserved
  return claim.name === localName(other.merchant) ? chooseOther : undefined
}

/**
 * Finds the claim that conflicts with `claim`. Prefers the brand with the first id, so that the order of validation
 * does not matter. If no other brand claims the name, the result is another claim of the same brand. Undefined without
 * a conflict.
 */
function conflictingClaim(claims: readonly Claim[], claim: WrittenClaim): Claim | undefined {
  const [only, second] = claims
  // Most names have one claim.
  if (!second && only?.merchant === claim.merchant && only.environment === claim.environment) return undefined
  const [other] = claims
    .filter(({ merchant }) => merchant !== claim.merchant)
    .toSorted((one, two) => (one.merchant < two.merchant ? -1 : one.merchant > two.merchant ? 1 : 0))
  const own = claims.filter(({ merchant }) => merchant === claim.merchant)
  const [first] = own
  if (other || first?.environment !== claim.environment) return other ?? first
  const isOrigin = claim.part === 'value'
  return isOrigin && own.filter(({ environment }) => environment === claim.environment).length > 1 ? first : undefined
}
