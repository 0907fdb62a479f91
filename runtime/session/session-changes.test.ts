import { describe, expect, test } from 'vitest'
import type { SessionParts } from '../areas/area.ts'
import { withLogin, withoutMember, withVisitor } from './session-changes.ts'
import { newSession, type SessionState } from './session-state.ts'
import { member } from './testing/member.ts'

const parts = { wallet: [] } as unknown as SessionParts
const guest: SessionState = { ...newSession, known: true, epoch: 4 }
const loggedIn: SessionState = { ...guest, loggedIn: true, member }

describe('the epoch after a response of the dashboard', () => {
  test.each([
    ['a guest remains a guest', guest, undefined, 4],
    ['a member remains', loggedIn, { ...member, fullname: 'Somsri' }, 4],
    ['the uid of the same account changes', loggedIn, { ...member, uid: '2' }, 4],
    ['the name of the same uid changes', loggedIn, { ...member, username: 'somchai' }, 4],
    ['a guest logged in elsewhere', guest, member, 5],
    ['a member logged out elsewhere', loggedIn, undefined, 5],
    ['another member', loggedIn, { ...member, uid: '2', username: '660887654321' }, 5],
  ])('[STA-01] %s', (_what, state, next, epoch) => {
    expect(withVisitor(state, next, parts)).toMatchObject({ loggedIn: next !== undefined, member: next, epoch })
  })
})

test.each([
  ['failed', undefined],
  ['requested', 'requested'],
  [undefined, undefined],
] as const)('[STA-02] if the pending logout is %s before a login, it is %s after it', (before, after) => {
  const state = withLogin({ ...guest, pendingLogout: before }, member, parts, undefined)
  expect(state).toMatchObject({ loggedIn: true, member, pendingLogout: after, epoch: 5 })
})

test('[STA-02] the end of a session resets the state, keeps the number of calls and begins an epoch', () => {
  const state = { ...loggedIn, dashboard: { ...loggedIn.dashboard, ready: true, calls: 7 } }
  const dashboard = { ...newSession.dashboard, calls: 7 }
  expect(withoutMember(state, parts)).toEqual({ ...newSession, known: true, parts, dashboard, epoch: 5 })
})
