import {
  conditionFacts,
  isObject,
  type Json,
  type Manifest,
  type ResolvedManifest,
} from '../../runtime/manifest/index.ts'
import { memoizeByObject } from './memoize-by-object.ts'

/** The surrogate key of a brand's pages. A shared cache clears the pages with this key after a new release. */
export const surrogateKey = ({ merchant, environment }: Pick<ResolvedManifest, 'merchant' | 'environment'>) =>
  `livery-${environment}-${merchant}`

/**
 * Whether the responses of a brand depend on the visitor's country, through a condition or a list of refused countries.
 */
export const asksCountry = memoizeByObject(
  ({ availability, routes, shell, navigation }: Manifest) =>
    (availability?.refusedCountries.length ?? 0) > 0 || holdsCountry([routes, shell, navigation] as unknown as Json),
)

function holdsCountry(value: Json): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (isObject(value) && isObject(value.when) && conditionFacts(value.when as never).has('country')) return true
  return Object.values(value).some(holdsCountry)
}

/**
 * The cache headers of a guest's page. Shared caches may serve a page that does not depend on the locale's cookie,
 * unless its status is 404. Otherwise, a cache has to ask the host before each use. No page contains data of a member.
 */
export function sharingHeaders(
  resolved: ResolvedManifest,
  page: {
    readonly isFound: boolean
    /** Whether the address names the locale. */
    readonly hasLocale: boolean
    /** How long the host caches the page, in ms. No shared cache may keep the page longer. */
    readonly lifetime: number
    /** How long a shared cache may serve the page, in s. 0: not at all. */
    readonly sharedFor: number
  },
): Readonly<Record<string, string>> {
  const { manifest } = resolved
  const dependsOnCookie = !page.hasLocale && Object.keys(manifest.locales).length > 1
  const vary = [
    'accept-encoding',
    ...(dependsOnCookie ? ['cookie'] : []),
    ...(asksCountry(manifest) ? ['x-country'] : []),
  ]
  const seconds = Math.min(page.sharedFor, Math.floor(page.lifetime / 1000))
  const isShared = page.isFound && !dependsOnCookie && seconds > 0
  // Nobody purges a cache that stores pages for 1 s. So it must not serve an old page while it fetches the new one.
  const stale = seconds > 1 ? `stale-while-revalidate=${seconds}, ` : ''
  return {
    vary: vary.join(', '),
    ...(isShared
      ? {
          'cache-control': `public, max-age=0, s-maxage=${seconds}, ${stale}stale-if-error=86400`,
          'surrogate-key': surrogateKey(resolved),
        }
      : { 'cache-control': dependsOnCookie ? 'private, no-cache' : 'no-cache' }),
  }
}
