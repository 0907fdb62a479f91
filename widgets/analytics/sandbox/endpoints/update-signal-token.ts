import { memberEndpoint, prepared } from '../../../../sandbox/index.ts'

/** Ties the push subscription of a device to the member (QRY-08). A uid of somebody else is ignored: the session decides. */
export const userUpdateSignalToken = memberEndpoint(
  'user/update-signal-token',
  ({ world, merchant, member, payload }) => {
    prepared(world.database, 'INSERT OR IGNORE INTO push_sign_ins (merchant_id, uid, origin) VALUES (?, ?, ?)').run(
      merchant.id,
      member.uid,
      payload.subscribe_domain,
    )
    return { status: true }
  },
)

/** Unties it at the end. */
export const userUpdateSignalUnsubToken = memberEndpoint(
  'user/update-signal-unsub-token',
  ({ world, merchant, member, payload }) => {
    prepared(world.database, 'DELETE FROM push_sign_ins WHERE merchant_id = ? AND uid = ? AND origin = ?').run(
      merchant.id,
      member.uid,
      payload.subscribe_domain,
    )
    return { status: true }
  },
)
