import { createHash, randomBytes } from 'node:crypto'
import type { CatalogueGame } from '../catalogue/games.ts'
import type { SandboxMerchant, SandboxContext } from '../../../../sandbox/index.ts'
import { catalogueOf } from '../catalogue/game-catalogue.ts'
import { chosenWallet } from './game-wallets.ts'

/** How long an opened game can be played, in ms. */
const lifetime = 4 * 3_600_000

/** A member's open game. */
export interface GameSession {
  readonly merchant: SandboxMerchant
  readonly uid: string
  readonly game: CatalogueGame
  /** Position of the wallet that pays for the game. */
  readonly wallet: number
  readonly language: string
}

/** Opens a game for a member and returns the token for its page. */
export function openGame(
  { database, clock }: SandboxContext,
  merchant: SandboxMerchant,
  { uid, game, language }: Pick<GameSession, 'uid' | 'game' | 'language'>,
): string {
  const token = randomBytes(24).toString('base64url')
  database
    .prepare(
      'INSERT INTO game_sessions (merchant_id, token_hash, uid, game_id, wallet, language, created) VALUES (?, ?, ?, ?, ?, ?, ?)',
    )
    .run(
      merchant.id,
      hashOf(token),
      uid,
      game.id,
      chosenWallet(database, merchant.id, uid, game.provider),
      language,
      clock.now(),
    )
  return token
}

/** The session of a token. Undefined for an unknown or expired token. */
export function findGameSession(
  { database, clock, seed, merchants }: SandboxContext,
  token: string,
): GameSession | undefined {
  const row = database
    .prepare(
      'SELECT merchant_id, uid, game_id, wallet, language FROM game_sessions WHERE token_hash = ? AND created > ?',
    )
    .get(hashOf(token), clock.now() - lifetime)
  const merchant = merchants.find(({ id }) => id === row?.merchant_id)
  const game = catalogueOf(seed).game(String(row?.game_id))
  if (!row || !merchant || !game) return undefined
  return {
    merchant,
    game,
    uid: String(row.uid),
    wallet: Number(row.wallet),
    language: String(row.language),
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
