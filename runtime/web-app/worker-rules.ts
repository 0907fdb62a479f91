/** The data of a brand's service worker. */
export interface WorkerData {
  /** The name of the worker's cache. Each build and each manifest has its own cache. */
  readonly cache: string
  /** The address of the offline page by locale, the default locale first. */
  readonly offline: Readonly<Record<string, string>>
  /** Other files of the offline page. */
  readonly files: readonly string[]
}

/**
 * Whether the service worker may cache the file at a path: a file of the build or of a typeface, with a hash in its
 * name.
 */
export function isCacheable(path: string): boolean {
  return /^\/_livery\/(?:build|fonts)\/[\w.-]+\.(?:js|css|woff2)$/.test(path)
}
