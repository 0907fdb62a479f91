import {
  conditionFacts,
  isObject,
  type Json,
  type Manifest,
  type ResolvedManifest,
} from '../../runtime/manifest/index.ts'
import { remember } from './remember.ts'

/** The name under which a shared cache keeps all pages of a brand, to clear them when it is published again. */
export const surrogateKey = ({ merchant, environment }: Pick<ResolvedManifest, 'merchant' | 'environment'>) =>
  `livery-${environment}-${merchant}`

/** Whether the answers of a brand depend on the visitor's country: by a condition, or because it serves some countries only. */
export const asksCountry = remember(
  ({ availability, routes, shell, navigation }: Manifest) =>
    (availability?.refusedCountries.length ?? 0) > 0 || holdsCountry([routes, shell, navigation] as unknown as Json),
  1000,
)

function holdsCountry(value: Json): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (isObject(value) && isObject(value.when) && conditionFacts(value.when as never).has('country')) return true
  return Object.values(value).some(holdsCountry)
}

/**
 * The headers by which caches share a guest's page. A page depends on its address alone where that names the locale, or where
 * the brand has one only; else on a cookie, and then only the visitor's own browser keeps it. No page holds anything of a member.
 */
export function sharingHeaders(
  resolved: ResolvedManifest,
  page: {
    readonly isFound: boolean
    /** Whether the address names the locale. */
    readonly hasLocale: boolean
    /** How long the host keeps the page, in ms: a shared cache keeps it no longer. */
    readonly lifetime: number
    /** How long a shared cache may keep it, in s. */
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
  return {
    vary: vary.join(', '),
    ...(isShared
      ? {
          'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=86400`,
          'surrogate-key': surrogateKey(resolved),
        }
      : { 'cache-control': dependsOnCookie ? 'private, no-cache' : 'no-cache' }),
  }
}
