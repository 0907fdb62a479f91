import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Session } from './session.ts'
import { member } from './testing/member.ts'
import { all, dashboard, scriptedSession } from './testing/scripted-session.ts'

describe('a logout', () => {
  const failed = { status: false, noResponse: true as const }
  const settled = (responses: readonly unknown[]) => {
    const left = [...responses]
    return scriptedSession((endpoint) => (endpoint === 'index/logout' ? left.shift() : all(endpoint)))
  }

  test.each([
    ['is cut', failed],
    ['is refused', { status: false, code: 500, msg: 'Not now.' }],
  ])('[STA-02] that %s ends no session, and hides the account until a logout succeeds', async (_what, response) => {
    const { session, ended, state } = settled([response, { status: true }])
    await session.login('660812345678', 'secret1')
    expect(await session.logout()).toBe(false)
    expect(session.store.getState()).toMatchObject({ loggedIn: true, pendingLogout: 'failed' })
    expect([ended, state.hasPendingLogout, state.mark]).toEqual([[], true, true])
    expect(await session.logout()).toBe(true)
    expect(session.store.getState()).toMatchObject({ loggedIn: false, pendingLogout: undefined })
    expect([ended, state.hasPendingLogout]).toEqual([['logout'], false])
  })

  test.each([
    ['the session had ended already', { status: false, code: 1001 }],
    ['the backend does not have the call', { status: false, missing: true as const }],
  ])('is complete if %s', async (_what, response) => {
    const { session, ended } = settled([response])
    await session.login('660812345678', 'secret1')
    expect(await session.logout()).toBe(true)
    expect(ended).toEqual(['logout'])
  })

  test('that the server has not confirmed is the first call after a reload', async () => {
    const responses: unknown[] = [failed, { status: true }]
    const { session, calls, state } = scriptedSession((endpoint) =>
      endpoint === 'index/logout' ? responses.shift() : dashboard(false),
    )
    state.hasPendingLogout = true
    await session.begin()
    expect(session.store.getState()).toMatchObject({ known: false, loggedIn: false, pendingLogout: 'failed' })
    expect(calls).toEqual(['index/logout'])
    await session.logout()
    expect(session.store.getState()).toMatchObject({ pendingLogout: undefined, known: true, loggedIn: false })
    expect([state.hasPendingLogout, state.mark]).toEqual([false, false])
  })

  test('[QRY-08] that is pending at a reload fetches the member for the steps before the logout', async () => {
    const { session, calls, ended, state } = scriptedSession(all, true)
    state.hasPendingLogout = true
    const seen: unknown[] = []
    session.beforeLogout(async () => {
      const { member: one, pendingLogout } = session.store.getState()
      seen.push([one?.uid, pendingLogout])
    })
    await session.begin()
    expect(seen).toEqual([['1', 'requested']])
    expect(calls).toEqual(['user/dashboard', 'index/logout'])
    expect(session.store.getState()).toMatchObject({ loggedIn: false, pendingLogout: undefined })
    expect([ended, state.hasPendingLogout, state.mark]).toEqual([['logout'], false, false])
  })

  test('that is pending at a reload reports no unexpected end', async () => {
    const { session, ended, state } = scriptedSession(() => ({ status: false, code: 1001 }), true)
    state.hasPendingLogout = true
    session.beforeLogout(async () => {})
    await session.begin()
    expect(session.store.getState()).toMatchObject({ known: true, loggedIn: false, pendingLogout: undefined })
    expect([ended, state.hasPendingLogout, state.mark]).toEqual([['logout'], false, false])
  })

  test('is cancelled if the member stays', async () => {
    const { session, state } = settled([failed])
    await session.login('660812345678', 'secret1')
    await session.logout()
    await session.cancelLogout()
    expect(session.store.getState()).toMatchObject({ loggedIn: true, pendingLogout: undefined })
    expect(state.hasPendingLogout).toBe(false)
  })

  test('[STA-02] during the first call of the dashboard waits for the member', async () => {
    const { session, calls, held, state, ended } = scriptedSession(all, true)
    const step = vi.fn<() => Promise<void>>(async () => expect(session.store.getState().loggedIn).toBe(true))
    session.beforeLogout(step)
    state.hold = true
    const begun = session.begin()
    state.hold = false
    const done = session.logout()
    expect(session.store.getState()).toMatchObject({ pendingLogout: 'requested' })
    expect(calls).toEqual(['user/dashboard'])
    held.shift()?.()
    await begun
    expect(await done).toBe(true)
    expect(step).toHaveBeenCalledOnce()
    expect(calls).toEqual(['user/dashboard', 'index/logout'])
    expect(session.store.getState()).toMatchObject({ loggedIn: false, pendingLogout: undefined })
    expect([ended, state.mark]).toEqual([['logout'], false])
  })

  test('[STA-02] during which another member logs in shows that member', async () => {
    let user = member
    const { session, held, state } = scriptedSession((endpoint) =>
      endpoint === 'user/dashboard' ? { status: true, data: { logged_in: true, user } } : all(endpoint),
    )
    await session.login('660812345678', 'secret1')
    user = { ...member, uid: '2', username: '660899999999' }
    state.hold = true
    const done = session.logout()
    await vi.waitFor(() => expect(held).toHaveLength(1))
    state.hold = false
    await session.handleOtherTab('login')
    held.shift()?.()
    await done
    expect(session.store.getState()).toMatchObject({ pendingLogout: undefined, member: { uid: '2' } })
  })

  test.each<[string, (session: Session) => Promise<unknown>]>([
    ['on this device', (session) => session.logout()],
    ['everywhere', (session) => session.logoutEverywhere()],
  ])(
    '[STA-02] %s does not log out another member who logs in during the steps before the logout',
    async (_where, leave) => {
      let user = member
      const { session, calls } = scriptedSession((endpoint) =>
        endpoint === 'user/dashboard' ? { status: true, data: { logged_in: true, user } } : all(endpoint),
      )
      await session.login('660812345678', 'secret1')
      session.beforeLogout(async () => {
        user = { ...member, uid: '2', username: '660899999999' }
        await session.handleOtherTab('login')
      })
      await leave(session)
      expect(calls.filter((name) => name.includes('logout'))).toEqual([])
      expect(session.store.getState()).toMatchObject({
        pendingLogout: undefined,
        isLogoutEverywhereRequested: false,
        member: { uid: '2' },
      })
    },
  )

  test.each<[string, (session: Session) => Promise<unknown>]>([
    ['in another tab', (session) => session.handleOtherTab('login')],
    ['by the address', (session) => session.login('660812345678', 'secret1')],
  ])('[STA-02] that has failed is no longer pending after a login %s', async (_what, logIn) => {
    const { session, state } = settled([failed])
    state.hasPendingLogout = true
    await session.begin()
    expect(session.store.getState().pendingLogout).toBe('failed')
    await logIn(session)
    expect(session.store.getState()).toMatchObject({ loggedIn: true, pendingLogout: undefined })
    expect(state.hasPendingLogout).toBe(false)
  })

  test('pressed twice makes one call', async () => {
    const { session, calls } = settled([{ status: true }])
    await session.login('660812345678', 'secret1')
    await Promise.all([session.logout(), session.logout()])
    expect(calls.filter((endpoint) => endpoint === 'index/logout')).toHaveLength(1)
  })
})

describe('a step before a logout', () => {
  afterEach(() => void vi.useRealTimers())

  const logouts = [
    ['of this device', 'logout', 'index/logout'],
    ['of every device', 'logoutEverywhere', 'user/logout-all'],
  ] as const

  test.each(logouts)('[QRY-08] precedes the request of a logout %s', async (_what, logOut, endpoint) => {
    const { session, calls, ended } = scriptedSession(all)
    await session.login('660812345678', 'secret1')
    const step = Promise.withResolvers<void>()
    session.beforeLogout(() => step.promise)
    session.beforeLogout(() => Promise.reject(new Error('A step has failed.')))
    session.beforeLogout(() => {
      throw new Error('A step has thrown.')
    })
    const done = session[logOut]()
    expect(session.store.getState().loggedIn).toBe(true)
    await session.call('user/get-bal', {})
    expect(calls).not.toContain(endpoint)
    step.resolve()
    await done
    expect(calls.filter((name) => name === endpoint)).toHaveLength(1)
    expect(ended).toEqual(['logout'])
  })

  test.each(logouts)('[QRY-08] that an earlier step adds runs before a logout %s', async (_what, logOut, endpoint) => {
    const { session, calls } = scriptedSession(all)
    await session.login('660812345678', 'secret1')
    const step = vi.fn<() => Promise<unknown>>(async () => expect(calls).not.toContain(endpoint))
    session.beforeLogout(async () => session.beforeLogout(step))
    await session[logOut]()
    expect(step).toHaveBeenCalledOnce()
    expect(calls).toContain(endpoint)
  })

  test.each(logouts)('[QRY-08] that hangs delays a logout %s by 3 s', async (_what, logOut, endpoint) => {
    const { session, calls } = scriptedSession(all)
    await session.login('660812345678', 'secret1')
    session.beforeLogout(() => new Promise(() => {}))
    vi.useFakeTimers()
    const done = session[logOut]()
    await vi.advanceTimersByTimeAsync(2999)
    expect(calls).not.toContain(endpoint)
    await vi.advanceTimersByTimeAsync(1)
    await done
    expect(session.store.getState().loggedIn).toBe(false)
    expect(vi.getTimerCount()).toBe(0)
  })
})

test('[STA-02] if the server processes a call after the logout, the session reports no unexpected end', async () => {
  const { session, held, state, ended } = scriptedSession((endpoint) =>
    endpoint === 'user/get-bal' ? { status: false, code: 1003 } : all(endpoint),
  )
  await session.login('660812345678', 'secret1')
  state.hold = true
  const late = session.call('user/get-bal', {})
  const done = session.logout()
  held.shift()?.()
  await late
  held.shift()?.()
  await done
  expect(ended).toEqual(['logout'])
})
