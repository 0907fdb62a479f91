import type { Environment, Verdict } from '../../runtime/manifest/index.ts'

/**
 * The reason why a brand has no values to show: a mistake in a single file, such as a value of a wrong type, or a
 * missing parent. Undefined for a brand whose files are valid one by one, even if it has other errors.
 *
 * @param showPath the path of a file for the terminal
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
