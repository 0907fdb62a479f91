import { parseArgs } from 'node:util'

/** The options of `npm run screens`. Without options, it takes all pictures. */
export interface ScreensOptions {
  readonly brand: string | undefined
  /** A route's id or its path. */
  readonly route: string | undefined
  readonly locale: string | undefined
  readonly device: string | undefined
  /** Default: the brand's own appearance. */
  readonly theme: 'light' | 'dark' | undefined
  /** Only draws the picture of the README. */
  readonly readme: boolean
}

/** Throws for an unknown option or theme. */
export function readOptions(args: readonly string[]): ScreensOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      brand: { type: 'string' },
      route: { type: 'string' },
      locale: { type: 'string' },
      device: { type: 'string' },
      theme: { type: 'string' },
      readme: { type: 'boolean' },
    },
  })
  const { brand, route, locale, device, theme, readme = false } = values
  if (theme !== undefined && theme !== 'light' && theme !== 'dark') throw new Error('--theme is light or dark.')
  return { brand, route, locale, device, theme, readme }
}
