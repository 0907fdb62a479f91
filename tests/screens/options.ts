import { parseArgs } from 'node:util'

export interface ScreensOptions {
  readonly brand: string | undefined
  /** A route's id or its path. */
  readonly route: string | undefined
  /** Only draws the picture of the README. */
  readonly readme: boolean
}

export function readOptions(args: readonly string[]): ScreensOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { brand: { type: 'string' }, route: { type: 'string' }, readme: { type: 'boolean' } },
  })
  return { brand: values.brand, route: values.route, readme: values.readme ?? false }
}
