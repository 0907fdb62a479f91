import { describe, expect, test } from 'vitest'
import { all, dashboard, scriptedSession } from './testing/scripted-session.ts'

describe('the report of an ended session', () => {
  test('[STA-03] [STA-04] is made to former members only, if the session had ended before the page load', async () => {
    for (const [wasMember, expected] of [
      [true, ['found-ended']],
      [false, []],
    ] as const) {
      const { session, ended } = scriptedSession(
        () => ({ status: false, code: 1003, msg: 'Logged in elsewhere.' }),
        wasMember,
      )
      await session.begin()
      expect(session.store.getState()).toMatchObject({ known: true, loggedIn: false })
      expect(ended).toEqual(expected)
    }
  })

  test('[STA-03] is not made after a login in another tab, and the device’s mark stays that of a member', async () => {
    let isMember = false
    const { session, ended, state, held } = scriptedSession(
      () => (isMember ? dashboard(true) : { status: false, code: 1003 }),
      true,
    )
    state.hold = true
    const begun = session.begin()
    state.hold = false
    isMember = true
    state.turns += 1
    held.shift()?.()
    await begun
    expect([ended, state.mark, state.turns]).toEqual([[], true, 1])
    await session.handleOtherTab('login')
    expect(session.store.getState()).toMatchObject({ known: true, loggedIn: true })
    expect([ended, state.turns]).toEqual([[], 1])
  })

  test('has no message about a failed call of a former member after the next login', async () => {
    const refusal = { status: false, code: 1001, msg: 'Your session has ended.' }
    const { session, held, state } = scriptedSession((endpoint) =>
      endpoint === 'user/get-bal' ? refusal : all(endpoint),
    )
    await session.login('660812345678', 'secret1')
    state.hold = true
    const late = session.call('user/get-bal', {})
    state.hold = false
    await session.logout()
    await session.login('660899999999', 'secret1')
    for (const release of held) release()
    expect(await late).toEqual({ status: false, code: 1001, former: true })
    expect(session.store.getState().loggedIn).toBe(true)
  })
})
