import type { ViteDevServer } from 'vite'
import type { ClearableStore } from '../../runtime/api/local-cache.ts'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import type { Backend } from '../backends.ts'
import type { DataEvent, FollowEvent, SaveEvent } from '../client/watch-saves.ts'
import { brandNotices } from '../host/brand-notices.ts'
import type { ServedBrand } from '../host/brand-store.ts'
import { buildSiteData } from '../host/build-site-data.ts'
import { themeStyles } from '../host/theme-styles.ts'
import type { Environments } from './environments.ts'

export interface ShowSavesOptions {
  readonly vite: ViteDevServer
  /** Watches the files of brands. Returns a function that stops watching. */
  readonly watch: (changed: (brands: readonly string[]) => Promise<void>, fail: (error: unknown) => void) => () => void
  readonly environments: Environments
  readonly backend: Backend
  /**
   * The cache of the static origin's configuration files, such as `banner.json`. If the sandbox is the backend, a
   * change of a brand's sandbox data clears the cache.
   */
  readonly configStore: ClearableStore
  /** Called after brands were validated. */
  readonly onValidated?: (() => void) | undefined
}

/**
 * Shows saved brands in the open pages (BRD-05): validates a changed brand, and sends pages the new site or the issues.
 *
 * @returns `refresh` does the same for named brands; `stop` stops watching files
 */
export function showSaves(options: ShowSavesOptions): {
  readonly refresh: (brands: readonly string[]) => Promise<void>
  readonly stop: () => void
} {
  const pageLocales = new Set<string>()
  const refresh = createRefresh(options, pageLocales)
  const { vite } = options
  const stop = options.watch(refresh, (error) => vite.config.logger.error(String(error)))
  sendMissedSaves(vite, options.environments, pageLocales)
  return { refresh, stop }
}

/**
 * Returns a function that validates changed brands one after the other, and sends open pages the new site or the
 * issues. If the sandbox is the backend, a change of a brand's sandbox data reloads the brand's open pages.
 */
function createRefresh(
  { vite, environments, backend, configStore, onValidated }: ShowSavesOptions,
  pageLocales: ReadonlySet<string>,
): (brands: readonly string[]) => Promise<void> {
  const dataOf = ({ resolved }: ServedBrand) => JSON.stringify(resolved.sandbox)
  const data = new Map(environments.initialStore.all().map((brand) => [brand.resolved.merchant, dataOf(brand)]))
  let running = Promise.resolve()
  return (brands) => {
    running = running
      .then(async () => {
        const changes = await environments.refresh(brands)
        backend.syncBrands()
        for (const { store, changed } of changes) {
          if (store === environments.initialStore) for (const line of brandNotices(store, changed)) console.log(line)
          for (const merchant of changed) {
            const brand = store.find(merchant)
            if (brand) vite.ws.send('livery:save', saveEvent(brand.resolved, brand.issues, pageLocales))
          }
        }
        for (const brand of backend.isSandbox ? environments.initialStore.all() : []) {
          const { merchant } = brand.resolved
          const before = data.get(merchant)
          data.set(merchant, dataOf(brand))
          if (before === undefined || before === data.get(merchant)) continue
          await configStore.clear()
          vite.ws.send('livery:data', { merchant } satisfies DataEvent)
        }
        onValidated?.()
      })
      // A failed check, such as one during the move of a folder, must not prevent the next check.
      .catch((error: unknown) => vite.config.logger.error(String(error)))
    return running
  }
}

/** Handles `livery:follow`: adds the page's locale to `pageLocales`, and updates a page with an outdated manifest. */
function sendMissedSaves(vite: ViteDevServer, environments: Environments, pageLocales: Set<string>): void {
  vite.ws.on('livery:follow', ({ merchant, environment, hash, locale }: FollowEvent, client) => {
    pageLocales.add(locale)
    for (const store of environments.all()) {
      const brand = store.find(merchant)
      if (brand?.resolved.environment === environment && brand.resolved.hash !== hash)
        client.send('livery:save', saveEvent(brand.resolved, brand.issues, pageLocales))
    }
  })
}

/** The message to open pages: the errors, or else the site in each locale that a page has used. */
function saveEvent(
  resolved: ResolvedManifest,
  issues: SaveEvent['issues'],
  pageLocales: ReadonlySet<string>,
): SaveEvent {
  const { merchant, environment } = resolved
  if (issues.some(({ severity }) => severity === 'error')) return { merchant, environment, issues }
  const locales = Object.keys(resolved.manifest.locales).filter((locale) => pageLocales.has(locale))
  return {
    merchant,
    environment,
    issues: [],
    theme: themeStyles(resolved.manifest, false),
    sites: Object.fromEntries(locales.map((locale) => [locale, buildSiteData(resolved, locale)])),
  }
}
