import type { Verdict } from '../../runtime/manifest/index.ts'

/**
 * Says that hosts do not serve the shown values, because their brand has errors. Undefined for a brand without errors.
 */
export function errorsNote({ merchant, issues }: Verdict): string | undefined {
  const count = issues.filter(({ severity }) => severity === 'error').length
  if (count === 0) return undefined
  const errors = `${count} error${count === 1 ? '' : 's'}`
  return `${merchant} has ${errors}, so hosts do not serve these values. livery validate ${merchant} shows the errors.\n`
}
