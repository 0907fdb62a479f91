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
 * Whether the service worker answers requests for the file at a path from its cache: a style sheet or a typeface with a
 * hash in its name. Scripts come from the browser's own cache. Chromium does not use a preloaded script that a worker
 * has answered, and would load it a second time.
 */
export function isCacheable(path: string): boolean {
  return /^\/_livery\/(?:build|fonts)\/[\w.-]+\.(?:css|woff2)$/.test(path)
}

/**
 * The name of the worker's cache for the version of a site: each build and each manifest has its own.
 *
 * @param address the address of the whole site, which contains the version
 */
export const cacheOfSite = (address: string): string => `livery-${/([\w-]+)\.json$/.exec(address)?.[1] ?? ''}`
