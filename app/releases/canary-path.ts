/** The path that the pages and files of a canary are below. */
export const canaryPath = (sequence: number) => `/_livery/release/${sequence}`

/** The release and the path within it, of a path below that of a canary. */
export function splitCanaryPath(path: string): { readonly below: string; readonly rest: string } | undefined {
  const [, below, rest = ''] = /^(\/_livery\/release\/\d+)(\/.*)?$/.exec(path) ?? []
  return below === undefined ? undefined : { below, rest: rest || '/' }
}
