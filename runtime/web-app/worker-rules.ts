/** The data of a brand's service worker. */
export interface WorkerData {
  /** The name of its cache: another build or another manifest has another one. */
  readonly cache: string
  /** The address of the offline page by locale, the default locale first. */
  readonly offline: Readonly<Record<string, string>>
  /** Other files of the offline page. */
  readonly files: readonly string[]
}

/** Whether the service worker may keep the file at a path: one of the build or of a typeface, whose name has a hash. */
export function keeps(path: string): boolean {
  return /^\/_livery\/(?:build|fonts)\/[\w.-]+\.(?:js|css|woff2)$/.test(path)
}
