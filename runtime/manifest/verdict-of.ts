import { reportOnce } from './place-issues.ts'
import type { MergedFolders } from './merged-folders.ts'
import { environments, type Environment, type Manifest, type Verdict } from './stages.ts'

/**
 * The verdict on a brand with these layers and issues.
 *
 * @param good the environments without errors
 */
export function verdictOf(
  merchant: string,
  { layers, content, assets, sandbox, manifests }: MergedFolders,
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
