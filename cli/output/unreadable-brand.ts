import type { Environment, Verdict } from '../../runtime/manifest/index.ts'

/**
 * The reason why a brand has no values to show: a file that is missing or not JSON, or a wrong `extends`. Undefined for
 * a brand with values, even if some have errors.
 *
 * @param showPath returns the path of a file as the terminal shows it
 */
export function unreadableBrand(
  { merchant, layers, issues }: Verdict,
  environment: Environment,
  showPath: (file: string) => string,
): string | undefined {
  if ((layers.get(environment) ?? []).length > 0) return undefined
  const [issue] = issues
  const place = issue === undefined ? '' : ` ${showPath(issue.file)}:${issue.line}:${issue.column}  ${issue.message}`
  return `${merchant} has no readable values.${place}`
}
