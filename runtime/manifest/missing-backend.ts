import { isOrigin } from '../../schemas/formats.ts'
import type { Manifest } from './stages.ts'

/** The requests for which a brand names no backend. */
export interface MissingBackend {
  /** The requests, in words for a message. */
  readonly requests: 'calls' | 'files' | 'calls and files'
  /** The keys of the manifest that would name the backend, in words for a message. */
  readonly keys: string
}

/**
 * Finds the requests that a host without the sandbox cannot forward, because their key is not an address (`embedded`).
 * Undefined if both keys are addresses.
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
