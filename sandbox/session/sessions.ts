import { createHash, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Text } from '../localised-text.ts'

const minute = 60_000
/** How long an unused session remains valid, in ms. */
export const idleLimit = 30 * minute
/** The longest lifetime of a session, in ms. */
export const sessionLifetime = 7 * 24 * 60 * minute

/** The session was ended elsewhere: by a logout everywhere, a new password or an operator. */
export const endedByAnother = 1001
/** The session has expired, or was never known here. */
export const expired = 1003

/** The state of a session id. */
export type SessionState =
  | { readonly kind: 'active'; readonly uid: string; readonly utk: string; readonly started: number }
  /** `reason` is the text of the part that ended the session. */
  | { readonly kind: 'ended'; readonly code: typeof endedByAnother | typeof expired; readonly reason?: Text }
  | { readonly kind: 'unknown' }

/** The sessions of one merchant. The database stores the SHA-256 of an id, never the id. */
export interface Sessions {
  /**
   * Starts a session and returns its id, 256 random bits as base64url. Removes sessions older than the longest
   * lifetime: their browsers have dropped the cookies.
   */
  start(uid: string): string
  /** Returns the state of the id, and extends the session if it is active. */
  touch(id: string): SessionState
  /** Forgets one session. */
  forget(id: string): void
  /**
   * Ends every session of a member. Without `uid`, ends all sessions of the merchant. A later call with an ended
   * session gets `code`. Returns the number of ended sessions.
   *
   * @param keptId the id of a session that continues
   */
  endAll(code: typeof endedByAnother | typeof expired, uid?: string, keptId?: string): number
}

export function sessionsOf(database: DatabaseSync, merchantId: string, now: () => number): Sessions {
  return {
    start(uid) {
      const id = randomBytes(32).toString('base64url')
      const utk = randomBytes(16).toString('base64url')
      database
        .prepare('DELETE FROM sessions WHERE merchant_id = ? AND created <= ?')
        .run(merchantId, now() - sessionLifetime)
      database
        .prepare('INSERT INTO sessions (merchant_id, id_hash, uid, utk, created, seen) VALUES (?, ?, ?, ?, ?, ?)')
        .run(merchantId, hashOf(id), uid, utk, now(), now())
      return id
    },
    touch(id) {
      const row = database
        .prepare('SELECT uid, utk, created, seen, ended_code FROM sessions WHERE merchant_id = ? AND id_hash = ?')
        .get(merchantId, hashOf(id))
      if (!row) return { kind: 'unknown' }
      if (row.ended_code === endedByAnother) return { kind: 'ended', code: endedByAnother }
      const isOld = now() - Number(row.seen) >= idleLimit || now() - Number(row.created) >= sessionLifetime
      if (row.ended_code !== null || isOld) return { kind: 'ended', code: expired }
      database
        .prepare('UPDATE sessions SET seen = ? WHERE merchant_id = ? AND id_hash = ?')
        .run(now(), merchantId, hashOf(id))
      return { kind: 'active', uid: String(row.uid), utk: String(row.utk), started: Number(row.created) }
    },
    forget(id) {
      database.prepare('DELETE FROM sessions WHERE merchant_id = ? AND id_hash = ?').run(merchantId, hashOf(id))
    },
    endAll(code, uid, keptId) {
      const { changes } = database
        .prepare(
          `UPDATE sessions SET ended_code = :code
           WHERE merchant_id = :merchant AND ended_code IS NULL AND (:uid IS NULL OR uid = :uid)
             AND (:kept IS NULL OR id_hash <> :kept)`,
        )
        .run({ code, merchant: merchantId, uid: uid ?? null, kept: keptId ? hashOf(keptId) : null })
      return Number(changes)
    },
  }
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}
