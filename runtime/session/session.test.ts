import { describe, expect, test } from 'vitest'
import { member as user } from './testing/member.ts'
import { all, dashboard, scriptedSession } from './testing/scripted-session.ts'

describe('the session', () => {
  test('[STA-02] a login stores the member, a logout removes the member, and each is announced once', async () => {
    const { session, ended, announced } = scriptedSession(all)
    await session.login('660812345678', 'secret1')
    expect(session.store.getState()).toMatchObject({
      loggedIn: true,
      member: { uid: '1' },
      parts: { wallet: user.wallet },
    })
    await session.logout()
    expect(session.store.getState()).toMatchObject({
      loggedIn: false,
      member: undefined,
      parts: { wallet: [] },
    })
    expect([ended, announced]).toEqual([['logout'], ['login', 'logout']])
  })

  test('[STA-02] a login or logout counts as a change and a turn in this tab, as a change in another tab, and a reload as neither', async () => {
    const { session, state } = scriptedSession(all)
    state.mark = true
    await session.loadDashboard()
    expect([session.store.getState().loggedIn, state.changes, session.turn()]).toEqual([true, 0, 0])
    await session.logout()
    expect([state.changes, session.turn()]).toEqual([1, 1])
    await session.login('a', 'secret1')
    expect([state.changes, session.turn()]).toEqual([2, 2])
    await session.handleOtherTab('logout')
    expect([state.changes, session.turn()]).toEqual([3, 2])
    await session.handleOtherTab('login')
    expect([state.changes, session.turn()]).toEqual([4, 2])
  })

  test.each([
    ['a login', 1, false, true],
    ['a logout', 1, true, false],
    ['no change', 0, true, true],
  ])('[STA-02] %s while no page was open counts as %d turns', async (_what, turns, wasMember, isMember) => {
    const { session, state } = scriptedSession(() => dashboard(isMember), wasMember)
    await session.begin()
    expect([session.turn(), state.mark]).toEqual([turns, isMember])
  })

  test('[STA-02] a logout in another tab ends the session once, and is not announced to the other tabs again', async () => {
    const { session, announced, ended } = scriptedSession(all)
    await session.login('a', 'secret1')
    announced.splice(0)
    await session.handleOtherTab('logout')
    await session.handleOtherTab('logout')
    expect(session.store.getState()).toMatchObject({ known: true, loggedIn: false, member: undefined })
    expect(session.store.getState().parts).toMatchObject({ wallet: [], weather: 'fine' })
    expect(ended).toEqual(['logout'])
    expect(announced).toEqual([])
  })

  test('[STA-02] after a logout in another tab, the response to an earlier call does not show the member', async () => {
    let isMember = true
    const { session, state, held, ended } = scriptedSession(() => dashboard(isMember), true)
    state.hold = true
    const begun = session.begin()
    state.hold = false
    isMember = false
    state.mark = false
    await session.handleOtherTab('logout')
    held.shift()?.()
    await begun
    expect(session.store.getState()).toMatchObject({ known: true, loggedIn: false, parts: { weather: 'fine' } })
    expect([state.mark, ended]).toEqual([false, []])
  })

  test('[STA-01] another account in the cookie begins one epoch and counts as one change', async () => {
    let response = dashboard(true)
    const { session, state, ended } = scriptedSession(() => response)
    await session.begin()
    const { epoch } = session.store.getState()
    response = { ...response, data: { ...response.data, user: { ...user, uid: '2', username: '660887654321' } } }
    await session.loadDashboard({ force: true })
    expect(session.store.getState()).toMatchObject({ loggedIn: true, member: { uid: '2' }, epoch: epoch + 1 })
    expect(state).toMatchObject({ changes: 1, mark: true })
    await session.loadDashboard({ force: true })
    expect(session.store.getState().epoch).toBe(epoch + 1)
    expect(state.changes).toBe(1)
    expect(ended).toEqual(['logout'])
  })

  test('[API-06] a dashboard without the member ends the session once, also in the other tabs', async () => {
    let isMember = true
    const { session, announced, ended } = scriptedSession((endpoint) =>
      endpoint === 'user/dashboard' ? dashboard(isMember) : all(endpoint),
    )
    await session.begin()
    isMember = false
    await session.loadDashboard({ force: true })
    await session.loadDashboard({ force: true })
    expect(session.store.getState()).toMatchObject({ known: true, loggedIn: false, member: undefined })
    expect([ended, announced]).toEqual([['logout'], ['logout']])
  })

  test('[STA-02] a login whose response has no member fails', async () => {
    const { session } = scriptedSession((endpoint) =>
      endpoint === 'index/auth' ? { status: true, data: {} } : all(endpoint),
    )
    expect(await session.login('a', 'secret1')).toMatchObject({ status: false })
    expect(session.store.getState().loggedIn).toBe(false)
  })

  test('[STA-02] a logout everywhere ends this session too, unless the backend refuses it', async () => {
    let refused = true
    const { session, calls, ended } = scriptedSession((endpoint) =>
      endpoint === 'user/logout-all' ? { status: !refused } : all(endpoint),
    )
    await session.login('a', 'secret1')
    expect(await session.logoutEverywhere()).toEqual({ status: false })
    expect([session.store.getState().loggedIn, ended]).toEqual([true, []])
    refused = false
    await session.logoutEverywhere()
    expect([session.store.getState().loggedIn, ended]).toEqual([false, ['logout']])
    expect(calls.filter((name) => name === 'index/logout')).toEqual([])
  })

  test('[STA-04] a refresh waits for a running call, and then calls again', async () => {
    const { session, calls, held, state } = scriptedSession(all)
    state.hold = true
    const first = session.loadDashboard()
    const second = session.refresh()
    expect(calls).toHaveLength(1)
    state.hold = false
    held.shift()?.()
    await Promise.all([first, second])
    expect(calls).toEqual(['user/dashboard', 'user/dashboard'])
  })

  test.each([1001, 1003])('[STA-03] fifty simultaneous responses with code %d end the session once', async (code) => {
    const { session, ended, state, held } = scriptedSession((endpoint) =>
      endpoint === 'user/get-bal' ? { status: false, code } : all(endpoint),
    )
    await session.login('a', 'secret1')
    state.hold = true
    const running = Array.from({ length: 50 }, () => session.call('user/get-bal', {}))
    for (const release of held) release()
    await Promise.all(running)
    expect(ended).toEqual(['ended'])
    expect(session.store.getState().loggedIn).toBe(false)
  })

  test('[STA-03] a late 1001 of an earlier session does not end the new session', async () => {
    const { session, ended, state, held } = scriptedSession((endpoint) =>
      endpoint === 'user/get-bal' ? { status: false, code: 1001 } : all(endpoint),
    )
    await session.login('a', 'secret1')
    state.hold = true
    const late = session.call('user/get-bal', {})
    state.hold = false
    await session.logout()
    await session.login('b', 'secret1')
    for (const release of held) release()
    await late
    expect(ended).toEqual(['logout'])
    expect(session.store.getState().loggedIn).toBe(true)
  })

  test('[STA-01] an area’s part is fetched again, and a response after the session’s end changes nothing', async () => {
    const wallet = [{ display: 'THB', balance: '55.00' }]
    const { session, state, held } = scriptedSession((endpoint) =>
      endpoint === 'user/get-bal' ? { status: true, data: wallet } : all(endpoint),
    )
    await session.login('a', 'secret1')
    state.hold = true
    const late = session.refreshPart('wallet')
    state.hold = false
    await session.logout()
    await session.refreshPart('wallet')
    expect(session.store.getState().parts.wallet).toEqual([])
    await session.login('b', 'secret1')
    for (const release of held) release()
    await late
    expect(session.store.getState().parts.wallet).toEqual(user.wallet)
    expect(await session.refreshPart('wallet')).toMatchObject({ status: true })
    expect(session.store.getState().parts.wallet).toEqual(wallet)
  })

  test('[STA-01] a slow response does not replace an area’s part from a later call', async () => {
    let balance = '10.00'
    const { session, state, held } = scriptedSession((endpoint) =>
      endpoint === 'user/get-bal' ? { status: true, data: [{ display: 'THB', balance }] } : all(endpoint),
    )
    await session.login('a', 'secret1')
    state.hold = true
    const slow = [session.refreshPart('wallet'), session.loadDashboard({ force: true })]
    balance = '20.00'
    const later = session.refreshPart('wallet')
    held.pop()?.()
    await later
    expect(session.store.getState().parts.wallet).toEqual([{ display: 'THB', balance: '20.00' }])
    for (const release of held) release()
    await Promise.all(slow)
    expect(session.store.getState().parts.wallet).toEqual([{ display: 'THB', balance: '20.00' }])
    state.hold = false
    await session.loadDashboard({ force: true })
    expect(session.store.getState().parts.wallet).toEqual(user.wallet)
  })

  test('[STA-02] a logout empties the parts of the member and keeps public parts', async () => {
    const { session } = scriptedSession(all)
    await session.login('a', 'secret1')
    expect(session.store.getState().parts).toEqual({ wallet: user.wallet, weather: 'fine' })
    await session.logout()
    expect(session.store.getState().parts).toEqual({ wallet: [], weather: 'fine' })
  })

  test('a failed call with another code does not end the session', async () => {
    const { session, ended } = scriptedSession((endpoint) =>
      endpoint === 'user/get-bal' ? { status: false, code: 4000 } : all(endpoint),
    )
    await session.login('a', 'secret1')
    await session.call('user/get-bal', {})
    expect(ended).toEqual([])
  })
})
