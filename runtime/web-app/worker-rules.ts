/** The data of a brand's service worker. */
export interface WorkerData {
  /** The name of the worker's cache (`cacheOfSite`). */
  readonly cache: string
  /** The address of the offline page by locale, the default locale first. */
  readonly offline: Readonly<Record<string, string>>
  /** Other files of the offline page. */
  readonly files: readonly string[]
}

/**
 * Whether the service worker caches the file at a path: a style sheet or a typeface with a hash in its name. It caches
 * no scripts, because Chromium would load a preloaded script again if a worker sent it.
 */
export function isCacheable(path: string): boolean {
  return /^\/_livery\/(?:build|fonts)\/[\w.-]+\.(?:css|woff2)$/.test(path)
}

/**
 * The name of the worker's cache for the version of a site. Each build and each manifest has a version of its own.
 *
 * @param address the address of the whole site, which contains the version
 */
export const cacheOfSite = (address: string): string => `livery-${/([\w-]+)\.json$/.exec(address)?.[1] ?? ''}`
