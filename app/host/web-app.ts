import type { AreaHost } from '../../runtime/areas/area-host.ts'
import { inlineScript } from '../../runtime/html/inline-script.ts'
import { brandColours, type ResolvedManifest } from '../../runtime/manifest/index.ts'
import { cacheOfSite, type WorkerData } from '../../runtime/web-app/worker-rules.ts'
import { assetType } from './brand-content.ts'
import type { RequestedPage } from './choose-visit.ts'
import { noticePage } from './notice-page.ts'
import { buildSiteData } from './build-site-data.ts'
import { wholeSiteAddress } from './serve-whole-site.ts'
import { isInstallable } from './web-app-markup.ts'
import { languageOf } from '../../schemas/locale-code.ts'

/** The address of the page for visitors without a connection, in a locale. */
const offlinePath = (locale: string) => `/_livery/offline/${locale}`

/** The web app manifest of a brand (W3C Web Application Manifest): its name, its icon and its colours. */
export function webManifest(resolved: ResolvedManifest): object {
  const { manifest } = resolved
  const { merchant } = buildSiteData(resolved, manifest.defaultLocale)
  const colours = brandColours(manifest)
  return {
    id: '/',
    name: merchant.name,
    short_name: merchant.name,
    lang: languageOf(manifest.defaultLocale),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: colours.ground,
    theme_color: colours.surface,
    icons: ['any', 'maskable'].map((purpose) => ({
      src: merchant.icon,
      sizes: 'any',
      type: assetType(merchant.icon),
      purpose,
    })),
  }
}

/**
 * The script of a brand's service worker. For a brand that visitors cannot install, the script removes an earlier
 * worker and its caches.
 *
 * @param build the name of the build; each build has its own cache
 * @param hosts the host parts of the brand's areas, whose scripts the result contains after the worker's own script
 */
export async function workerScript(
  resolved: ResolvedManifest,
  build: string,
  hosts: readonly AreaHost[],
): Promise<Response> {
  const parts = async () => [
    `self.livery=${JSON.stringify(await workerData(resolved, build))};`,
    inlineScript('runtime/web-app/service-worker'),
    ...hosts.flatMap(({ worker }) => worker?.(resolved) ?? []),
  ]
  const script = isInstallable(resolved) ? (await parts()).join('\n') : inlineScript('runtime/web-app/remove-worker')
  return new Response(script, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'x-content-type-options': 'nosniff',
    },
  })
}

async function workerData(resolved: ResolvedManifest, build: string): Promise<WorkerData> {
  const { manifest } = resolved
  const locales = Object.keys(manifest.locales)
  const first = [manifest.defaultLocale, ...locales.filter((locale) => locale !== manifest.defaultLocale)]
  return {
    cache: cacheOfSite(await wholeSiteAddress(resolved, manifest.defaultLocale, build)),
    offline: Object.fromEntries(first.map((locale) => [locale, offlinePath(locale)])),
    files: [`/_livery/assets/${manifest.merchant.logo}`],
  }
}

/** The page for a visitor without a connection, which the service worker caches. */
export function offlinePage(requested: RequestedPage, locale: string): Response {
  return noticePage(
    { ...requested, path: `/${locale}` },
    { status: 200, title: 'offline.title', text: 'offline.text', canRetry: true, isAlone: true },
  )
}
