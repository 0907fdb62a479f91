import type { Game } from '../../../schemas/generated/records.ts'
import { type PublicReader, decodeRecord } from '../../../runtime/widget-api/data.ts'
import { type GameCategory, isGameCategory } from './categories.ts'
import { readGameList } from './read-list.ts'

/** A category's games, or `found: false` if they are unavailable (GAM-02). */
export type GameList = { readonly found: true; readonly games: readonly Game[] } | { readonly found: false }

const notFound: GameList = { found: false }

/** The decoded lists. The key is the bytes of a list, so that the same bytes are decoded only once. */
const lists = new WeakMap<Uint8Array, Promise<readonly Game[]>>()

/**
 * Loads the games of a category in the site's currency (GAM-01). A cached list is valid until the version in the
 * version file changes (CFG-07). Never throws: returns `found: false` for a missing or malformed list. Logs an unknown
 * category with `log`.
 */
export async function loadGameList(
  category: GameCategory | (string & {}),
  reader: Pick<PublicReader, 'currency' | 'config' | 'cachedFile' | 'decoding'>,
  log: (message: string) => void = console.error,
): Promise<GameList> {
  if (!isGameCategory(category)) {
    log('No such category')
    return notFound
  }
  try {
    const file = await reader.config('game_version.json').catch(() => undefined)
    const version = decodeRecord('game-version-file', file ?? {}, reader.decoding)?.gameListVersion ?? ''
    const path = `games/${reader.currency}/${category}.json.gz`
    return { found: true, games: await reader.cachedFile(path, version, (packed) => readOnce(packed, reader.decoding)) }
  } catch {
    return notFound
  }
}

function readOnce(packed: Uint8Array<ArrayBuffer>, decoding: PublicReader['decoding']): Promise<readonly Game[]> {
  const known = lists.get(packed)
  if (known) return known
  const loading = readGameList(packed, decoding)
  lists.set(packed, loading)
  return loading
}
