import type { Game } from '../../../schemas/generated/records.ts'
import { inflate } from './inflate.ts'
import { type DecodingOptions, decodeRecord } from '../../../runtime/widget-api/data.ts'
import { BadGameList, listLimits } from './list-limits.ts'
import { createRowSplitter } from './split-rows.ts'

/** Number of characters to read before other tasks of the page may run. */
const stretch = 32_768

const turn = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * The games of a compressed list (GAM-01). Leaves out unreadable rows, and every further row of a game. Throws {@link
 * BadGameList} if the file is not a list of games (GAM-02).
 */
export async function readGameList(
  packed: Uint8Array<ArrayBuffer>,
  decoding?: DecodingOptions,
): Promise<readonly Game[]> {
  const splitter = createRowSplitter()
  const games = new Map<string, Game>()
  let rows = 0
  let sinceTurn = 0
  for await (const piece of inflate(packed)) {
    for (const row of splitter.push(piece)) {
      rows += 1
      if (rows > listLimits.rows) throw new BadGameList('The list has too many rows.')
      const game = readGame(row, decoding)
      if (!game) continue
      const key = gameKey(game)
      if (!games.has(key)) games.set(key, game)
    }
    sinceTurn += piece.length
    if (sinceTurn >= stretch) {
      sinceTurn = 0
      await turn()
    }
  }
  splitter.end()
  return [...games.values()]
}

/** If the backend sends only the provider's id, the id is also the provider's name. */
function readGame(row: unknown, decoding: DecodingOptions | undefined): Game | undefined {
  const game = decodeRecord('game', row, decoding)
  if (!game || (game.provider_name !== '' && game.provider_fullname !== '')) return game
  const provider_name = game.provider_name || game.provider_id
  return { ...game, provider_name, provider_fullname: game.provider_fullname || provider_name }
}

/** The key of a game: an id is unique within its provider. */
export function gameKey(game: Pick<Game, 'provider_id' | 'game_id'>): string {
  return `${game.provider_id}/${game.game_id}`
}
