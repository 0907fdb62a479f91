import { expect, test } from 'vitest'
import type { Member } from '../../../schemas/generated/records.ts'
import { createPushSignIn } from './push-sign-in.ts'

const lek = { uid: 'u-1', username: 'lek' } as Member
const nok = { uid: 'u-2', username: 'nok' } as Member

/**
 * The push sign-in of a page.
 *
 * @param responses the statuses of the first responses; all further responses succeed
 * @param kept the device's storage
 */
function open(stored: string | undefined, responses: readonly boolean[] = [], kept = new Map<string, string>()) {
  const statuses = [...responses]
  if (stored !== undefined) kept.set('key', stored)
  const calls: string[] = []
  const signIn = createPushSignIn(
    {
      storage: {
        getItem: (name) => kept.get(name) ?? null,
        setItem: (name, value) => void kept.set(name, value),
        removeItem: (name) => void kept.delete(name),
      },
      key: 'key',
      origin: 'https://acme.example',
      call: (async (endpoint: string, payload: object) => {
        calls.push(`${endpoint} ${Object.values(payload).join(' ')}`)
        return { status: statuses.shift() ?? true }
      }) as never,
    },
    (username) => `key-${username}`,
  )
  return { calls, kept, ...signIn }
}

/** Lets the response to a call arrive. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

const guest = { known: true, member: undefined, pendingLogout: undefined, isLogoutEverywhereRequested: false }
const unknown = { ...guest, known: false }
const here = (member: Member) => ({ ...guest, member })
const going = (member: Member) => ({ ...here(member), pendingLogout: 'requested' as const })
const goingEverywhere = (member: Member) => ({ ...here(member), isLogoutEverywhereRequested: true })
/** The step before a logout. */
const leave = 'leave' as const
const subscribe = (uid: string) => `user/update-signal-token ${uid} https://acme.example`
const unsubscribe = (uid: string) => `user/update-signal-unsub-token ${uid} https://acme.example`

test.each([
  [
    'a login and a logout',
    '{"id":"s"}',
    [unknown, guest, here(lek), here(lek), going(lek), leave, guest],
    [subscribe('u-1'), unsubscribe('u-1')],
  ],
  ['a member of an earlier visit', '{"id":"s","account":"key-lek"}', [unknown, here(lek)], []],
  [
    'a member whose uid the backend sent only with the login',
    '{"id":"s","account":"key-lek"}',
    [here({ ...lek, uid: '66081' })],
    [],
  ],
  ['the login of another member', '{"id":"s","account":"key-lek"}', [here(nok)], [subscribe('u-2')]],
  ['an expired session', '{"id":"s","account":"key-lek"}', [guest, here(lek)], [subscribe('u-1')]],
  [
    'a logout that failed once',
    '{"id":"s"}',
    [here(lek), going(lek), leave, { ...here(lek), pendingLogout: 'failed' as const }, going(lek), leave],
    [subscribe('u-1'), unsubscribe('u-1')],
  ],
  [
    'a cancelled logout',
    '{"id":"s"}',
    [here(lek), going(lek), leave, here(lek)],
    [subscribe('u-1'), unsubscribe('u-1'), subscribe('u-1')],
  ],
  [
    'a logout on every device',
    '{"id":"s"}',
    [here(lek), goingEverywhere(lek), leave, goingEverywhere(lek), guest, leave],
    [subscribe('u-1'), unsubscribe('u-1')],
  ],
  [
    'a refused logout on every device',
    '{"id":"s"}',
    [here(lek), goingEverywhere(lek), leave, here(lek)],
    [subscribe('u-1'), unsubscribe('u-1'), subscribe('u-1')],
  ],
  ['a device without a subscription', undefined, [guest, here(lek), going(lek), leave], []],
  ['a malformed stored subscription', '{"id":7}', [here(lek)], []],
])('[QRY-08] the backend receives the right calls for %s', async (_what, stored, steps, expected) => {
  const { calls, update, signOut } = open(stored)
  for (const step of steps) {
    if (step === 'leave') await signOut()
    else update(step)
  }
  expect(calls).toEqual(expected)
})

test('[QRY-08] after a failed sign-out, the next attempt to log out signs out again', async () => {
  const { calls, update, signOut } = open('{"id":"s"}', [true, false])
  update(here(lek))
  update(going(lek))
  await signOut()
  await signOut()
  await signOut()
  expect(calls).toEqual([subscribe('u-1'), unsubscribe('u-1'), unsubscribe('u-1')])
})

test('[QRY-08] after a failed sign-out, the next attempt to log out on another page signs out again', async () => {
  const first = open('{"id":"s"}', [true, false])
  first.update(here(lek))
  first.update(going(lek))
  await first.signOut()
  const next = open(undefined, [], first.kept)
  next.update(going(lek))
  await next.signOut()
  await next.signOut()
  expect(next.calls).toEqual([unsubscribe('u-1')])
})

test('[QRY-08] once the visitor is a guest, the device forgets the failed sign-out of the previous member', async () => {
  const { kept, update, signOut } = open('{"id":"s","account":"key-lek"}', [false])
  update(going(lek))
  await signOut()
  update(guest)
  expect(kept.get('key')).toBe('{"id":"s"}')
})

test('[QRY-08] the late response to a sign-out does not restore a subscription that the member has switched off', async () => {
  const { kept, update, signOut } = open('{"id":"s","account":"key-lek"}')
  update(going(lek))
  const done = signOut()
  kept.clear()
  await done
  expect(kept.size).toBe(0)
})

test('[QRY-08] the next page signs a member in again if the sign-in failed', async () => {
  const first = open('{"id":"s"}', [false])
  first.update(here(lek))
  await settle()
  first.update(here(lek))
  expect(first.calls).toEqual([subscribe('u-1')])
  const next = open(undefined, [], first.kept)
  next.update(here(lek))
  await settle()
  expect(next.calls).toEqual([subscribe('u-1')])
  const last = open(undefined, [], first.kept)
  last.update(here(lek))
  expect(last.calls).toEqual([])
})

test('[QRY-08] a logout signs out a member whose sign-in has no response', async () => {
  const { calls, update, signOut } = open('{"id":"s"}', [false])
  update(here(lek))
  await settle()
  update(going(lek))
  await signOut()
  expect(calls).toEqual([subscribe('u-1'), unsubscribe('u-1')])
})
