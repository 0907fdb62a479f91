import { join } from 'node:path'
import { judgeMerchants } from '../../runtime/manifest/index.ts'
import { createFileSource } from '../../runtime/sources/file-source.ts'
import { projectRoot } from '../support/run-command.ts'
import type { ScreensOptions } from './options.ts'

/** A page that gets its picture taken, on each device. */
export interface Screen {
  readonly brand: string
  readonly locale: string
  /** The route's id. */
  readonly route: string
  /** With the locale. */
  readonly path: string
  readonly visitor: 'guest' | 'member'
}

const locales = ['th-th', 'en-th']

/** Every enabled page without parameters, in every brand and locale. Those behind the `auth` guard are a member's. */
export async function screenList({
  brand,
  route,
}: Partial<Pick<ScreensOptions, 'brand' | 'route'>>): Promise<readonly Screen[]> {
  const source = createFileSource({ folders: [join(projectRoot, 'merchants')] })
  const verdicts = await judgeMerchants(source, brand === undefined ? undefined : [brand])
  return verdicts.flatMap(({ merchant, manifests }) => {
    const manifest = manifests.get('development')
    const routes = Object.entries(manifest?.routes ?? {}).filter(
      ([id, one]) =>
        one.enabled && !one.path.includes('{') && (route === undefined || route === id || route === one.path),
    )
    return locales
      .filter((locale) => manifest && Object.hasOwn(manifest.locales, locale))
      .flatMap((locale) =>
        routes.map(([id, { path, guards }]) => ({
          brand: merchant,
          locale,
          route: id,
          path: `/${locale}${path === '/' ? '' : path}`,
          visitor: guards.includes('auth') ? ('member' as const) : ('guest' as const),
        })),
      )
  })
}
