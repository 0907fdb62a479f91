import { describe, expect, test, vi } from 'vitest'
import type { Session } from './session.ts'
import { member as user } from './testing/member.ts'
import { all, auth, dashboard, scriptedSession } from './testing/scripted-session.ts'

describe('the dashboard', () => {
  test('[STA-04] has one call at a time, and calls again after thirty seconds or if forced', async () => {
    const { session, calls, pass, state, held } = scriptedSession(() => dashboard(false))
    state.hold = true
    const first = session.loadDashboard()
    expect(session.store.getState().dashboard.getting).toBe(true)
    expect(await session.loadDashboard()).toBeUndefined()
    held[0]?.()
    await first
    state.hold = false
    pass(29_999)
    await session.loadDashboard()
    expect(calls).toHaveLength(1)
    await session.loadDashboard({ force: true })
    expect(calls).toHaveLength(2)
    pass(30_000)
    await session.loadDashboard()
    expect(calls).toHaveLength(3)
    expect(session.store.getState().dashboard).toMatchObject({ ready: true, getting: false, calls: 3 })
  })

  test('[STA-04] a response from before the device’s clock went back is not fresh', async () => {
    const { session, calls, pass } = scriptedSession(() => dashboard(false))
    await session.loadDashboard()
    pass(-86_400_000)
    await session.loadDashboard()
    expect(calls).toHaveLength(2)
  })

  test('[STA-04] while it is fresh, each caller gets the last response', async () => {
    let balance = 1
    const { session, calls } = scriptedSession(() => ({ status: true, data: { logged_in: false, balance: balance++ } }))
    const first = await session.loadDashboard()
    expect(first).toMatchObject({ status: true, data: { balance: 1 } })
    expect(await session.loadDashboard()).toEqual(first)
    expect(calls).toHaveLength(1)
  })

  test('[STA-04] a refused response is not reused: the next caller gets a new response', async () => {
    let isBusy = true
    const { session, calls } = scriptedSession(() => (isBusy ? { status: false, code: 5000 } : dashboard(false)))
    await session.loadDashboard()
    isBusy = false
    expect(await session.loadDashboard()).toMatchObject({ status: true })
    expect(calls).toHaveLength(2)
    isBusy = true
    await session.loadDashboard({ force: true })
    expect(session.store.getState().dashboard).toMatchObject({ ready: true, getting: false, calls: 3 })
  })

  test('[STA-04] records whether its data is of a member, and the time and the number of its calls', async () => {
    const { session, pass } = scriptedSession(all)
    expect(session.store.getState().dashboard).toMatchObject({ ready: false, calls: 0 })
    await session.loadDashboard()
    const { previousCall } = session.store.getState().dashboard
    expect(session.store.getState().dashboard).toMatchObject({ ready: true, previousLoggedIn: true, calls: 1 })
    pass(7000)
    await session.loadDashboard({ force: true })
    expect(session.store.getState().dashboard).toMatchObject({ previousCall: previousCall + 7000, calls: 2 })
  })

  test('[STA-04] after the end of the session, the member’s response is not used for the guest', async () => {
    let isMember = true
    const { session, calls } = scriptedSession((endpoint) =>
      endpoint === 'user/dashboard' ? dashboard(isMember) : all(endpoint),
    )
    await session.loadDashboard()
    isMember = false
    await session.handleOtherTab('logout')
    await session.loadDashboard()
    expect(calls.filter((one) => one === 'user/dashboard')).toHaveLength(2)
    expect(session.store.getState()).toMatchObject({ known: true, loggedIn: false, parts: { wallet: [] } })
    expect(session.store.getState().dashboard).toMatchObject({ previousLoggedIn: false })
  })

  test('[STA-04] a call of an ended session changes no visitor, and does not end the wait for a newer call', async () => {
    const { session, calls, held, state } = scriptedSession(all)
    await session.begin()
    state.hold = true
    const former = session.loadDashboard({ force: true })
    await session.handleOtherTab('logout')
    const newer = session.loadDashboard()
    held.shift()?.()
    await former
    expect(session.store.getState()).toMatchObject({ loggedIn: false, dashboard: { getting: true } })
    const refreshed = session.refresh()
    expect(calls).toHaveLength(3)
    state.hold = false
    held.shift()?.()
    await Promise.all([newer, refreshed])
    expect(calls).toHaveLength(4)
    expect(session.store.getState().dashboard).toMatchObject({ ready: true, getting: false })
  })

  test('[STA-04] a navigation after a logout loads the dashboard of the guest', async () => {
    let isMember = true
    const { session, calls } = scriptedSession((endpoint) =>
      endpoint === 'user/dashboard' ? dashboard(isMember) : all(endpoint),
    )
    await session.begin()
    isMember = false
    await session.logout()
    await session.refreshAfterNavigation()
    expect(calls).toEqual(['user/dashboard', 'index/logout', 'user/dashboard'])
    expect(session.store.getState().dashboard).toMatchObject({ ready: true, previousLoggedIn: false, calls: 2 })
  })

  test('[STA-04] a guest has public parts only', async () => {
    const { session } = scriptedSession(() => dashboard(false))
    await session.loadDashboard()
    expect(session.store.getState()).toMatchObject({
      known: true,
      loggedIn: false,
      parts: { wallet: [], weather: 'fine' },
    })
  })

  test('[STA-04] after a refusal, the caller gets a false status, and the visitor is known', async () => {
    const { session } = scriptedSession(() => ({ status: false, code: 5000, msg: 'busy' }))
    expect(await session.loadDashboard()).toMatchObject({ status: false, msg: 'busy' })
    expect(session.store.getState()).toMatchObject({ known: true, dashboard: { ready: false, getting: false } })
  })

  test.each([
    ['a lost connection', { status: false, noResponse: true }],
    ['a refusal', { status: false, code: 5000, msg: 'busy' }],
    ['an empty response', { status: true }],
  ])('[API-06] %s leaves the visitor unknown: a member is not treated as a guest', async (_what, response) => {
    const { session, ended } = scriptedSession(() => response, true)
    await session.loadDashboard()
    expect(session.store.getState()).toMatchObject({ known: false, backendUnreachable: true, loggedIn: false })
    expect(ended).toEqual([])
  })

  test('[API-06] without a member before, the visitor counts as a guest until the next response', async () => {
    let isDown = true
    const { session, state } = scriptedSession((endpoint) => (isDown ? { status: false } : all(endpoint)))
    await session.loadDashboard()
    expect(session.store.getState()).toMatchObject({ known: true, backendUnreachable: true })
    isDown = false
    await session.loadDashboard({ force: true })
    expect(session.store.getState()).toMatchObject({ known: true, backendUnreachable: false, loggedIn: true })
    isDown = true
    await session.loadDashboard({ force: true })
    expect(session.store.getState()).toMatchObject({ known: true, backendUnreachable: false, loggedIn: true })
    expect(state.mark).toBe(true)
  })

  test.each([1001, 1003])('[STA-03] after code %d in the first call the visitor is a guest', async (code) => {
    const { session, state, ended } = scriptedSession(() => ({ status: false, code }), true)
    await session.loadDashboard()
    expect(session.store.getState()).toMatchObject({ known: true, backendUnreachable: false, loggedIn: false })
    expect([state.mark, ended]).toEqual([false, ['found-ended']])
  })

  test('[API-06] without a profile, the visitor is a guest after a login as after a reload', async () => {
    const { session, state } = scriptedSession((endpoint) =>
      endpoint === 'index/auth' ? auth : { status: true, data: { wallet: [] } },
    )
    expect(await session.login('a', 'secret1')).toMatchObject({ status: false })
    expect(session.store.getState()).toMatchObject({ known: true, loggedIn: false, member: undefined })
    expect(state.mark).toBe(false)
    await session.loadDashboard({ force: true })
    expect(session.store.getState()).toMatchObject({ known: true, loggedIn: false, member: undefined })
  })

  test('[API-06] a refused dashboard after a login leaves the member logged in', async () => {
    const { session } = scriptedSession((endpoint) =>
      endpoint === 'index/auth' ? auth : { status: false, code: 5000 },
    )
    expect(await session.login('a', 'secret1')).toMatchObject({ status: true })
    expect(session.store.getState()).toMatchObject({ loggedIn: true, member: user })
  })

  test('[STA-04] after a login, the guest’s response is not used for the member', async () => {
    let loggedIn = false
    const { session, calls } = scriptedSession((endpoint) => (endpoint === 'index/auth' ? auth : dashboard(loggedIn)))
    await session.loadDashboard()
    loggedIn = true
    await session.login('a', 'secret1')
    expect(calls.filter((one) => one === 'user/dashboard')).toHaveLength(2)
    expect(session.store.getState().parts.wallet).toEqual(user.wallet)
  })

  test.each<[string, (session: Session) => Promise<unknown>]>([
    ['a login', (session) => session.login('a', 'secret1')],
    ['a login in another tab', (session) => session.handleOtherTab('login')],
    ['a cancelled logout', (session) => session.cancelLogout()],
  ])('[STA-04] %s during a call of the dashboard calls again, and loads the member', async (_what, act) => {
    let loggedIn = false
    const { session, calls, held, state } = scriptedSession((endpoint) =>
      endpoint === 'index/auth' ? auth : dashboard(loggedIn),
    )
    state.hold = true
    const first = session.loadDashboard()
    state.hold = false
    loggedIn = true
    const acted = act(session)
    held.shift()?.()
    await Promise.all([first, acted])
    expect(calls.filter((one) => one === 'user/dashboard')).toHaveLength(2)
    expect(session.store.getState()).toMatchObject({ loggedIn: true, parts: { wallet: user.wallet } })
    expect(session.store.getState().dashboard).toMatchObject({ ready: true, getting: false, previousLoggedIn: true })
  })

  test('[STA-04] two refreshes during a call share the next call, and both wait for its response', async () => {
    const { session, calls, held, state } = scriptedSession(all)
    state.hold = true
    const first = session.loadDashboard()
    const done: string[] = []
    const refreshes = ['one', 'other'].map((name) => session.refresh().then(() => done.push(name)))
    held.shift()?.()
    await first
    await vi.waitFor(() => expect(held).toHaveLength(1))
    await new Promise((resolve) => setImmediate(resolve))
    expect(done).toEqual([])
    held.shift()?.()
    await Promise.all(refreshes)
    expect(calls).toHaveLength(2)
  })

  test('[STA-04] a navigation calls again after thirty seconds, but not before', async () => {
    const { session, calls, pass } = scriptedSession(() => dashboard(false))
    await session.refreshAfterNavigation()
    expect(calls).toEqual([])
    await session.begin()
    pass(5000)
    await session.refreshAfterNavigation()
    expect(calls).toHaveLength(1)
    pass(26_000)
    await session.refreshAfterNavigation()
    expect(calls).toHaveLength(2)
  })

  test('[STA-04] [STA-02] a navigation during an unconfirmed logout calls nothing', async () => {
    const { session, calls, pass } = scriptedSession((endpoint) =>
      endpoint === 'index/logout' ? { status: false, noResponse: true } : all(endpoint),
    )
    await session.begin()
    await session.logout()
    pass(31_000)
    await session.refreshAfterNavigation()
    expect(calls).toEqual(['user/dashboard', 'index/logout'])
  })
})
