/** The path prefix of a canary's pages and files. */
export const canaryPath = (sequence: number) => `/_livery/release/${sequence}`

/** Splits a path below a canary's prefix into the release and the path within it. */
export function splitCanaryPath(path: string): { readonly basePath: string; readonly rest: string } | undefined {
  const [, basePath, rest = ''] = /^(\/_livery\/release\/\d+)(\/.*)?$/.exec(path) ?? []
  return basePath === undefined ? undefined : { basePath, rest: rest || '/' }
}
