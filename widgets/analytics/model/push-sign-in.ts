import type { SessionState } from '../../../runtime/widget-api/session.ts'
import type { Call } from '../../../runtime/widget-api/data.ts'

/** Where the id of the device's push subscription is stored. */
export interface PushPlace {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly key: string
}

interface PushDependencies extends PushPlace {
  readonly origin: string
  readonly call: Call
}

/** A stored subscription. */
export interface StoredSubscription {
  readonly id: string
  /** The key of the account of the last sign-in. Undefined after a sign-out. */
  readonly account?: string
  /** True until the backend has confirmed the last sign-in or sign-out. */
  readonly isOpen?: true
}

const listeners = new Set<(stored: StoredSubscription | undefined, before?: StoredSubscription) => void>()

/** The push subscription of this device. Undefined if the device has none. */
export function readSubscription({ storage, key }: PushPlace): StoredSubscription | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '')
    const { id, account, isOpen } = Object(stored) as Readonly<Record<string, unknown>>
    if (typeof id !== 'string' || id === '') return undefined
    return { id, ...(typeof account === 'string' ? { account } : {}), ...(isOpen === true ? { isOpen } : {}) }
  } catch {
    return undefined
  }
}

/** Stores a new subscription, so that the member is signed in for it. */
export function storeSubscription(place: PushPlace, subscription: StoredSubscription): void {
  store(place, subscription)
  for (const listener of listeners) listener(subscription)
}

/** Removes the stored subscription. A push sign-in of this page then signs the subscription's member out. */
export function forgetSubscription(place: PushPlace): void {
  const before = readSubscription(place)
  try {
    place.storage.removeItem(place.key)
  } catch {
    // A browser without storage has stored no subscription.
  }
  for (const listener of listeners) listener(undefined, before)
}

function store({ storage, key }: PushPlace, next: StoredSubscription): void {
  try {
    storage.setItem(key, JSON.stringify(next))
  } catch {
    // Without the stored account, the next page signs the member in again.
  }
}

type VisitorState = Pick<SessionState, 'known' | 'member' | 'pendingLogout' | 'isLogoutEverywhereRequested'>

/**
 * Signs the device's push subscription in or out when the member logs in or out (QRY-08). Both calls need the session,
 * so the sign-out comes before the logout. If a session ends without a logout, the subscription stays signed in.
 *
 * @param accountKeyOf returns a key that does not contain the account
 */
export function createPushSignIn(dependencies: PushDependencies, accountKeyOf: (username: string) => string) {
  const { origin, call } = dependencies
  let latest: VisitorState | undefined
  /** The key of the last account that this page has tried to sign in. */
  let requested: string | undefined

  /** A listener to the session's states. The caller first calls the listener with the current state. */
  function update(state: VisitorState): void {
    latest = state
    const { known, member, pendingLogout, isLogoutEverywhereRequested } = state
    const subscription = readSubscription(dependencies)
    if (!known || !subscription) return
    const { id, account, isOpen } = subscription
    if (!member) {
      if (account !== undefined || isOpen) store(dependencies, { id })
      return
    }
    const key = accountKeyOf(member.username)
    if (pendingLogout !== undefined || isLogoutEverywhereRequested) return
    if (account === key && (!isOpen || requested === key)) return
    void signInAs(key, { id, uid: member.uid })
  }

  /** Signs the member in. After a failure, the next page tries again. */
  async function signInAs(account: string, { id, uid }: { readonly id: string; readonly uid: string }): Promise<void> {
    requested = account
    store(dependencies, { id, account, isOpen: true })
    const { status } = await call('user/update-signal-token', { uid, subscribe_domain: origin })
    if (status) confirm({ id, account })
  }

  /** Signs the member out. Resolves when the backend has responded. After a failure, the next logout tries again. */
  async function signOut(): Promise<void> {
    const subscription = readSubscription(dependencies)
    const { member } = latest ?? {}
    if (!member || !subscription || (subscription.account === undefined && !subscription.isOpen)) return
    const { id } = subscription
    store(dependencies, { id, isOpen: true })
    const { status } = await call('user/update-signal-unsub-token', { uid: member.uid, subscribe_domain: origin })
    if (status) confirm({ id })
  }

  /** Stores that the backend has confirmed a call, unless the subscription or its account has changed meanwhile. */
  function confirm(next: StoredSubscription): void {
    const { id, account } = readSubscription(dependencies) ?? {}
    if (id === next.id && account === next.account) store(dependencies, next)
  }

  listeners.add((stored, before) => {
    if (stored && latest) update(latest)
    const { member } = latest ?? {}
    if (!stored && member && before?.account === accountKeyOf(member.username))
      void call('user/update-signal-unsub-token', { uid: member.uid, subscribe_domain: origin })
  })
  return { update, signOut }
}

export type PushSignIn = ReturnType<typeof createPushSignIn>
