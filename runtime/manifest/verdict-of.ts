import type { Issue } from '../issues/issue.ts'
import { reportOnce } from './place-issues.ts'
import type { MergedFolders } from './merged-folders.ts'
import { environments, type Environment, type Layer, type Manifest, type Verdict } from './stages.ts'

/**
 * The verdict on a brand with these layers and issues.
 *
 * @param valid the environments without errors
 */
export function verdictOf(
  merchant: string,
  merged: MergedFolders,
  reported: Parameters<typeof reportOnce>[0],
  valid: ReadonlySet<Environment> = new Set(),
): Verdict {
  const all = reportOnce(reported)
  const errors = all.filter(({ severity }) => severity === 'error')
  const isBroken = errors.length > 0
  // Leaves out warnings about a brand with errors, because a mistake often causes further warnings.
  return new BrandVerdict(merchant, isBroken ? errors : all, merged, isBroken ? [] : [...valid])
}

/**
 * A verdict that merges manifests on demand, because most callers read only its issues. It is a class: V8 frees the
 * getters of an object literal late, so a brand's files would stay in memory longer.
 */
class BrandVerdict implements Verdict {
  readonly merchant: string
  readonly issues: readonly Issue[]
  readonly layers: ReadonlyMap<Environment, readonly Layer[]>
  readonly content: Verdict['content']
  readonly assets: Verdict['assets']
  readonly sandbox: Verdict['sandbox']
  readonly #manifests: MergedFolders['manifests']
  readonly #valid: readonly Environment[]

  constructor(merchant: string, issues: readonly Issue[], merged: MergedFolders, valid: readonly Environment[]) {
    this.merchant = merchant
    this.issues = issues
    this.layers = ofEach(merged.layers, environments)
    this.content = merged.content
    this.assets = merged.assets
    this.sandbox = merged.sandbox
    this.#manifests = merged.manifests
    this.#valid = valid
  }

  get manifests(): Verdict['manifests'] {
    return this.#valid.length === 0
      ? new Map()
      : ofEach(this.#manifests() as unknown as readonly Manifest[], this.#valid)
  }

  get merged(): Verdict['merged'] {
    return ofEach(this.#manifests(), environments)
  }
}

/** The values of some environments. */
function ofEach<Value>(values: readonly Value[], wanted: readonly Environment[]): ReadonlyMap<Environment, Value> {
  return new Map(wanted.map((environment) => [environment, values[environments.indexOf(environment)] as Value]))
}
