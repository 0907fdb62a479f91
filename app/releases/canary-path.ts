/** The path prefix of a canary's pages and files. */
export const canaryPath = (sequence: number) => `/_livery/release/${sequence}`

/** Splits a path into the prefix of a canary and the path below it. Undefined for any other path. */
export function splitCanaryPath(path: string): { readonly basePath: string; readonly rest: string } | undefined {
  const [, basePath, rest = ''] = /^(\/_livery\/release\/\d+)(\/.*)?$/.exec(path) ?? []
  return basePath === undefined ? undefined : { basePath, rest: rest || '/' }
}
