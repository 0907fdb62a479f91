import { join } from 'node:path'
import { validateMerchants, type Manifest } from '../../runtime/manifest/index.ts'
import { createFileSource } from '../../runtime/sources/file-source.ts'
import { projectRoot } from '../support/run-command.ts'
import { examplePath } from './example-path.ts'
import type { ScreensOptions } from './read-options.ts'

/** A page of one brand in one language, as one visitor sees it. Each device gets a picture of the page. */
export interface Screen {
  readonly brand: string
  readonly locale: string
  /** The route's id. */
  readonly route: string
  /** The path with the locale, and an example instead of each parameter. */
  readonly path: string
  /** Whether the path contains an example. */
  readonly isExample: boolean
  readonly visitor: 'guest' | 'member'
  /** The picture's file name, without extension. */
  readonly name: string
}

type Route = Manifest['routes'][string]
type Visitor = Screen['visitor']

const locales = ['th-th', 'en-th']

interface ListedScreens extends Partial<Pick<ScreensOptions, 'brand' | 'route' | 'locale'>> {
  /** The folder of the brands. By default, the project's own. */
  readonly merchants?: string
}

/**
 * Lists every enabled page, for every brand and each of its `locales`. A member opens each page with the guard `auth`,
 * and a guest opens all other pages. In the first locale, a member also opens each page that guests and members may
 * open.
 */
export async function screenList({
  brand,
  route,
  locale: wanted,
  merchants = join(projectRoot, 'merchants'),
}: ListedScreens): Promise<readonly Screen[]> {
  const source = createFileSource({ folders: [merchants] })
  const verdicts = await validateMerchants(source, brand === undefined ? undefined : [brand])
  return verdicts.flatMap(({ merchant, manifests }) => {
    const manifest = manifests.get('development')
    if (!manifest) return []
    const routes = Object.entries(manifest.routes).filter(
      ([id, one]) => one.enabled && (route === undefined || route === id || route === one.path),
    )
    return locales
      .filter((locale) => Object.hasOwn(manifest.locales, locale) && (wanted === undefined || wanted === locale))
      .flatMap((locale) =>
        routes.flatMap(([id, one]) =>
          visitorsOf(one, locale).map((visitor): Screen => {
            const path = examplePath(id, one, manifest)
            return {
              brand: merchant,
              locale,
              route: id,
              path: `/${locale}${path === '/' ? '' : path}`,
              isExample: path !== one.path,
              visitor,
              name: visitor === 'member' && !one.guards.includes('auth') ? `${id}-member` : id,
            }
          }),
        ),
      )
  })
}

const guestsOnly = ['login', 'register', 'non-auth'] as const

function visitorsOf({ guards }: Route, locale: string): readonly Visitor[] {
  if (guards.includes('auth')) return ['member']
  if (locale !== locales[0] || guestsOnly.some((guard) => guards.includes(guard))) return ['guest']
  return ['guest', 'member']
}
