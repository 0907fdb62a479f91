import { expect, test } from 'vitest'
import type { Member } from '../../../schemas/generated/records.ts'
import { createPushSignIn } from './push-sign-in.ts'

const lek = { uid: 'u-1' } as Member
const nok = { uid: 'u-2' } as Member

function open(stored: string | undefined) {
  const kept = new Map<string, string>(stored === undefined ? [] : [['key', stored]])
  const calls: string[] = []
  const update = createPushSignIn(
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
        return { status: true }
      }) as never,
    },
    (uid) => `key-${uid}`,
  )
  return { calls, update }
}

const guest = { known: true, member: undefined, pendingLogout: undefined }
const unknown = { ...guest, known: false }
const here = (member: Member) => ({ ...guest, member })
const going = (member: Member) => ({ ...here(member), pendingLogout: 'requested' as const })
const signIn = (uid: string) => `user/update-signal-token ${uid} https://acme.example`
const signOut = (uid: string) => `user/update-signal-unsub-token ${uid} https://acme.example`

test.each([
  [
    'a login and a logout',
    '{"id":"s"}',
    [unknown, guest, here(lek), here(lek), going(lek), guest],
    [signIn('u-1'), signOut('u-1')],
  ],
  ['a member of an earlier visit', '{"id":"s","account":"key-u-1"}', [unknown, here(lek)], []],
  ['the login of another member', '{"id":"s","account":"key-u-1"}', [here(nok)], [signIn('u-2')]],
  ['an expired session', '{"id":"s","account":"key-u-1"}', [guest, here(lek)], [signIn('u-1')]],
  [
    'a logout that failed once',
    '{"id":"s"}',
    [here(lek), going(lek), { ...here(lek), pendingLogout: 'failed' as const }, going(lek)],
    [signIn('u-1'), signOut('u-1')],
  ],
  ['a device without a subscription', undefined, [guest, here(lek), going(lek)], []],
  ['a malformed stored subscription', '{"id":7}', [here(lek)], []],
])('[QRY-08] the backend receives the right calls for %s', (_what, stored, states, expected) => {
  const { calls, update } = open(stored)
  for (const state of states) update(state)
  expect(calls).toEqual(expected)
})
