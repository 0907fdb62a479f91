import type { SessionState } from '../../../runtime/widget-api/session.ts'
import type { Call } from '../../../runtime/widget-api/data.ts'

interface PushWorld {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** The name under which the id of the device's push subscription is stored. */
  readonly key: string
  readonly origin: string
  readonly call: Call
}

/** A stored subscription: its id, and the key of the account of its last sign-in. */
export interface StoredSubscription {
  readonly id: string
  readonly account?: string
}

/** The push subscription of this device. Undefined without one. */
export function readSubscription({ storage, key }: Pick<PushWorld, 'storage' | 'key'>): StoredSubscription | undefined {
  try {
    const { id, account } = JSON.parse(storage.getItem(key) ?? '') as Partial<StoredSubscription>
    if (typeof id !== 'string' || id === '') return undefined
    return typeof account === 'string' ? { id, account } : { id }
  } catch {
    return undefined
  }
}

/**
 * Signs the device's push subscription in and out with the member (QRY-08). After a login and at a logout, the
 * backend receives the member's uid and the site's origin, if the device has a subscription. Both calls need the
 * session, so a session that ends by itself is not signed out.
 *
 * @param accountKeyOf returns a key from which nobody can derive the account
 * @returns a listener to the session's states, to be called once with the first
 */
export function createPushSignIn(world: PushWorld, accountKeyOf: (uid: string) => string) {
  const { storage, key, origin, call } = world
  const store = (next: StoredSubscription) => {
    try {
      storage.setItem(key, JSON.stringify(next))
    } catch {
      // The next page load tries again.
    }
  }
  return ({ known, member, leaving }: Pick<SessionState, 'known' | 'member' | 'leaving'>): void => {
    const subscription = readSubscription(world)
    if (!known || !subscription) return
    const { id, account } = subscription
    if (!member || leaving === 'asked') {
      if (account === undefined) return
      store({ id })
      if (member) void call('user/update-signal-unsub-token', { uid: member.uid, subscribe_domain: origin })
      return
    }
    const present = accountKeyOf(member.uid)
    if (leaving !== undefined || account === present) return
    store({ id, account: present })
    void call('user/update-signal-token', { uid: member.uid, subscribe_domain: origin })
  }
}
