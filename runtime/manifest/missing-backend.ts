import { isOrigin } from '../../schemas/formats.ts'
import type { Manifest } from './stages.ts'

/** The requests of a site for which the brand names no backend, and the keys that would name it, both as words. */
export interface MissingBackend {
  readonly requests: 'calls' | 'files' | 'calls and files'
  readonly keys: string
}

/**
 * The backend that a brand does not name: a host without the sandbox cannot forward a request to `embedded`. Undefined
 * if both keys are addresses.
 */
export function missingBackend({
  apiOrigin,
  staticOrigin,
}: Pick<Manifest['site'], 'apiOrigin' | 'staticOrigin'>): MissingBackend | undefined {
  const [hasCalls, hasFiles] = [isOrigin(apiOrigin), isOrigin(staticOrigin)]
  if (hasCalls && hasFiles) return undefined
  if (hasCalls) return { requests: 'files', keys: 'site.staticOrigin' }
  if (hasFiles) return { requests: 'calls', keys: 'site.apiOrigin' }
  return { requests: 'calls and files', keys: 'site.apiOrigin and site.staticOrigin' }
}
