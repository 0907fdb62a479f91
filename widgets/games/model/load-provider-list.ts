import type { Provider } from '../../../schemas/generated/records.ts'
import { type PublicReader, decodeRecord, requiredData } from '../../../runtime/widget-api/data.ts'

interface LoadedProviders {
  readonly version: string
  readonly providers: readonly Provider[]
}

/** The last list of each reader. A reader belongs to one page or one request. */
const loaded = new WeakMap<object, LoadedProviders>()

/**
 * Loads the providers. A list is valid for one reader and its version in the version file (CFG-07). Without a version,
 * every load calls the backend. Rejects if the call fails.
 */
export async function loadProviderList(
  reader: Pick<PublicReader, 'call' | 'config' | 'decoding'>,
): Promise<readonly Provider[]> {
  const file = await reader.config('game_version.json').catch(() => undefined)
  const version = decodeRecord('game-version-file', file ?? {}, reader.decoding)?.getProviderVersion ?? ''
  const before = loaded.get(reader)
  if (before && version !== '' && before.version === version) return before.providers
  const rows = requiredData(await reader.call('provider/provider-list', {}))
  // If the backend sends only the key of a provider, games may contain this key as the provider's id or name
  // (`providerFinder`).
  const providers = rows.map((one) => (one.provider_id === '' ? { ...one, provider_id: one.providerKey } : one))
  loaded.set(reader, { version, providers })
  return providers
}
