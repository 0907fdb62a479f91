import { memberEndpoint, prepared } from '../../../../sandbox/index.ts'

/**
 * Assigns the push subscription of a device to the member of the session (QRY-08). Ignores the uid in the request. A
 * logout keeps the assignment, because only the site removes it.
 */
export const userUpdateSignalToken = memberEndpoint(
  'user/update-signal-token',
  ({ sandbox, merchant, member, payload }) => {
    prepared(sandbox.database, 'INSERT OR IGNORE INTO push_sign_ins (merchant_id, uid, origin) VALUES (?, ?, ?)').run(
      merchant.id,
      member.uid,
      payload.subscribe_domain,
    )
    return { status: true }
  },
)

/** Removes the assignment, before a logout or when the member switches push messages off. */
export const userUpdateSignalUnsubToken = memberEndpoint(
  'user/update-signal-unsub-token',
  ({ sandbox, merchant, member, payload }) => {
    prepared(sandbox.database, 'DELETE FROM push_sign_ins WHERE merchant_id = ? AND uid = ? AND origin = ?').run(
      merchant.id,
      member.uid,
      payload.subscribe_domain,
    )
    return { status: true }
  },
)
