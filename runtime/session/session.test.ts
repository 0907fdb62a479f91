import { describe, expect, test } from 'vitest'
import type { SessionPart } from '../areas/area.ts'
import { createSession, type SessionWorld } from './session.ts'
import { member as user } from './testing/member.ts'

const dashboard = (loggedIn: boolean) => ({
  status: true,
  data: {
    logged_in: loggedIn,
    ...(loggedIn ? { user } : {}),
    wallet: loggedIn ? user.wallet : [{ display: 'x', balance: '9' }],
  },
})

/** A part of a member, and a public part. */
const parts = new Map<string, SessionPart>([
  [
    'wallet',
    {
      empty: [],
      read: (data) => (data as { wallet?: unknown }).wallet ?? user.wallet,
      refresh: async (call) => {
        const answer = await call('user/get-bal', {})
        return { answer, value: answer.status ? answer.data : undefined }
      },
    },
  ],
  ['weather', { empty: '', isPublic: true, read: () => 'fine' }],
])

/** A session over a scripted backend, whose answers can be delayed. */
function world(answer: (endpoint: string) => unknown, wasMember = false) {
  const calls: string[] = []
  const ended: string[] = []
  const announced: string[] = []
  let now = 1_000_000
  const held: (() => void)[] = []
  const state = { hold: false, mark: wasMember, turns: 0, isLeaving: false, changes: 0 }
  const given: SessionWorld = {
    call: (async (endpoint: string) => {
      calls.push(endpoint)
      const value = answer(endpoint)
      if (state.hold) await new Promise<void>((resolve) => held.push(resolve))
      return value
    }) as SessionWorld['call'],
    now: () => now,
    onEnd: (reason) => void ended.push(reason),
    announce: (what) => void announced.push(what),
    onChange: () => void (state.changes += 1),
    parts,
    mark: {
      has: () => state.mark,
      set: (isMember) => void (state.mark = isMember),
      turn: () => state.turns,
      passTurn: () => void (state.turns += 1),
      isLeaving: () => state.isLeaving,
      setLeaving: (isLeaving) => void (state.isLeaving = isLeaving),
    },
  }
  return { session: createSession(given), calls, ended, announced, held, state, pass: (ms: number) => (now += ms) }
}

const auth = { status: true, data: { country_lang: 'th-th', default_lang: 'th-th', uid: '1', user } }
const all = (endpoint: string) =>
  endpoint === 'index/auth' ? auth : endpoint === 'user/dashboard' ? dashboard(true) : { status: true }

describe('the session', () => {
  test('[STA-02] login stores the member; logout clears and announces it once', async () => {
    const { session, ended, announced } = world(all)
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

  test('[STA-02] a login and a logout invalidate earlier data; a reload with a session does not', async () => {
    const { session, state } = world(all)
    await session.loadDashboard()
    expect([session.store.getState().loggedIn, state.changes]).toEqual([true, 0])
    await session.logout()
    expect(state.changes).toBe(1)
    await session.login('a', 'secret1')
    expect(state.changes).toBe(2)
    await session.follow('logout')
    expect(state.changes).toBe(3)
    await session.follow('login')
    expect(state.changes).toBe(4)
  })

  test('[STA-02] a logout in another tab ends the session once, and is not announced to the other tabs again', async () => {
    const { session, announced, ended } = world(all)
    await session.login('a', 'secret1')
    announced.splice(0)
    await session.follow('logout')
    await session.follow('logout')
    expect(session.store.getState()).toMatchObject({ known: true, loggedIn: false, member: undefined })
    expect(session.store.getState().parts).toMatchObject({ wallet: [], weather: 'fine' })
    expect(ended).toEqual(['logout'])
    expect(announced).toEqual([])
  })

  test('[STA-01] another account in the cookie starts another session, without earlier data', async () => {
    let answered = dashboard(true)
    const { session, state } = world(() => answered)
    await session.begin()
    const { epoch } = session.store.getState()
    answered = { ...answered, data: { ...answered.data, user: { ...user, uid: '2', username: '660887654321' } } }
    await session.loadDashboard({ force: true })
    expect(session.store.getState()).toMatchObject({ loggedIn: true, member: { uid: '2' }, epoch: epoch + 1 })
    expect(state).toMatchObject({ changes: 1, mark: true })
    await session.loadDashboard({ force: true })
    expect(session.store.getState().epoch).toBe(epoch + 1)
    expect(state.changes).toBe(1)
  })

  test('[STA-02] a login whose answer has no member fails', async () => {
    const { session } = world((endpoint) => (endpoint === 'index/auth' ? { status: true, data: {} } : all(endpoint)))
    expect(await session.login('a', 'secret1')).toMatchObject({ status: false })
    expect(session.store.getState().loggedIn).toBe(false)
  })

  test('[STA-02] a logout everywhere ends this session too, unless the backend refuses it', async () => {
    let refused = true
    const { session, calls, ended } = world((endpoint) =>
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
    const { session, calls, held, state } = world(all)
    state.hold = true
    const first = session.loadDashboard()
    const second = session.refresh()
    expect(calls).toHaveLength(1)
    state.hold = false
    held.shift()?.()
    await Promise.all([first, second])
    expect(calls).toEqual(['user/dashboard', 'user/dashboard'])
  })

  test.each([1001, 1003])('[STA-03] fifty answers with code %d at once end the session once', async (code) => {
    const { session, ended, state, held } = world((endpoint) =>
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

  test('[STA-03] a late 1001 of an earlier session does not end the new one', async () => {
    const { session, ended, state, held } = world((endpoint) =>
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

  test('[STA-01] an area’s part is fetched again, and an answer after the session’s end changes nothing', async () => {
    const wallet = [{ display: 'THB', balance: '55.00' }]
    const { session, state, held } = world((endpoint) =>
      endpoint === 'user/get-bal' ? { status: true, data: wallet } : all(endpoint),
    )
    await session.login('a', 'secret1')
    state.hold = true
    const late = session.refreshPart('wallet')
    state.hold = false
    await session.logout()
    for (const release of held) release()
    await late
    expect(session.store.getState().parts.wallet).toEqual([])
    await session.login('b', 'secret1')
    expect(await session.refreshPart('wallet')).toMatchObject({ status: true })
    expect(session.store.getState().parts.wallet).toEqual(wallet)
  })

  test('[STA-02] a logout empties the parts of the member and keeps public ones', async () => {
    const { session } = world(all)
    await session.login('a', 'secret1')
    expect(session.store.getState().parts).toEqual({ wallet: user.wallet, weather: 'fine' })
    await session.logout()
    expect(session.store.getState().parts).toEqual({ wallet: [], weather: 'fine' })
  })

  test('a failed call without such a code ends nothing', async () => {
    const { session, ended } = world((endpoint) =>
      endpoint === 'user/get-bal' ? { status: false, code: 4000 } : all(endpoint),
    )
    await session.login('a', 'secret1')
    await session.call('user/get-bal', {})
    expect(ended).toEqual([])
  })
})

describe('the dashboard', () => {
  test('[STA-04] one call at a time, fresh for thirty seconds unless forced', async () => {
    const { session, calls, pass, state, held } = world(() => dashboard(false))
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

  test('[STA-04] a guest has public parts only', async () => {
    const { session } = world(() => dashboard(false))
    await session.loadDashboard()
    expect(session.store.getState()).toMatchObject({
      known: true,
      loggedIn: false,
      parts: { wallet: [], weather: 'fine' },
    })
  })

  test('[STA-04] the caller gets a false status, and the page stays usable', async () => {
    const { session } = world(() => ({ status: false, code: 5000, msg: 'busy' }))
    expect(await session.loadDashboard()).toMatchObject({ status: false, msg: 'busy' })
    expect(session.store.getState()).toMatchObject({ known: true, dashboard: { ready: false, getting: false } })
  })

  test.each([
    ['a lost connection', { status: false, unanswered: true }],
    ['a refusal', { status: false, code: 5000, msg: 'busy' }],
    ['an answer that says nothing', { status: true }],
  ])('[API-06] %s leaves the visitor unknown: a member is not treated as a guest', async (_what, answer) => {
    const { session, ended } = world(() => answer, true)
    await session.loadDashboard()
    expect(session.store.getState()).toMatchObject({ known: false, unreached: true, loggedIn: false })
    expect(ended).toEqual([])
  })

  test('[API-06] without a member before, the visitor counts as a guest until the next answer', async () => {
    let isDown = true
    const { session, state } = world((endpoint) => (isDown ? { status: false } : all(endpoint)))
    await session.loadDashboard()
    expect(session.store.getState()).toMatchObject({ known: true, unreached: true })
    isDown = false
    await session.loadDashboard({ force: true })
    expect(session.store.getState()).toMatchObject({ known: true, unreached: false, loggedIn: true })
    isDown = true
    await session.loadDashboard({ force: true })
    expect(session.store.getState()).toMatchObject({ known: true, unreached: false, loggedIn: true })
    expect(state.mark).toBe(true)
  })

  test.each([1001, 1003])('[STA-03] after code %d in the first call the visitor is a guest', async (code) => {
    const { session, state, ended } = world(() => ({ status: false, code }), true)
    await session.loadDashboard()
    expect(session.store.getState()).toMatchObject({ known: true, unreached: false, loggedIn: false })
    expect([state.mark, ended]).toEqual([false, ['found-ended']])
  })

  test('[STA-04] after a login, the guest’s answer is not used for the member', async () => {
    let loggedIn = false
    const { session, calls } = world((endpoint) => (endpoint === 'index/auth' ? auth : dashboard(loggedIn)))
    await session.loadDashboard()
    loggedIn = true
    await session.login('a', 'secret1')
    expect(calls.filter((one) => one === 'user/dashboard')).toHaveLength(2)
    expect(session.store.getState().parts.wallet).toEqual(user.wallet)
  })
})

describe('a logout', () => {
  const failed = { status: false, unanswered: true as const }
  const settled = (answers: readonly unknown[]) => {
    const left = [...answers]
    return world((endpoint) => (endpoint === 'index/logout' ? left.shift() : all(endpoint)))
  }

  test.each([
    ['is cut', failed],
    ['is refused', { status: false, code: 500, msg: 'Not now.' }],
  ])('[STA-02] that %s ends no session, and hides the account until the next try', async (_what, answer) => {
    const { session, ended, state } = settled([answer, { status: true }])
    await session.login('660812345678', 'secret1')
    expect(await session.logout()).toBe(false)
    expect(session.store.getState()).toMatchObject({ loggedIn: true, leaving: 'failed' })
    expect([ended, state.isLeaving, state.mark]).toEqual([[], true, true])
    expect(await session.logout()).toBe(true)
    expect(session.store.getState()).toMatchObject({ loggedIn: false, leaving: undefined })
    expect([ended, state.isLeaving]).toEqual([['logout'], false])
  })

  test.each([
    ['the session had ended already', { status: false, code: 1001 }],
    ['the backend has no such call', { status: false, missing: true as const }],
  ])('is complete if %s', async (_what, answer) => {
    const { session, ended } = settled([answer])
    await session.login('660812345678', 'secret1')
    expect(await session.logout()).toBe(true)
    expect(ended).toEqual(['logout'])
  })

  test('without a confirmation runs first after a reload', async () => {
    const answers: unknown[] = [failed, { status: true }]
    const { session, calls, state } = world((endpoint) =>
      endpoint === 'index/logout' ? answers.shift() : dashboard(false),
    )
    state.isLeaving = true
    await session.begin()
    expect(session.store.getState()).toMatchObject({ known: false, loggedIn: false, leaving: 'failed' })
    expect(calls).toEqual(['index/logout'])
    await session.logout()
    expect(session.store.getState()).toMatchObject({ leaving: undefined, known: true, loggedIn: false })
    expect([state.isLeaving, state.mark]).toEqual([false, false])
  })

  test('is cancelled by a member who stays', async () => {
    const { session, state } = settled([failed])
    await session.login('660812345678', 'secret1')
    await session.logout()
    await session.stay()
    expect(session.store.getState()).toMatchObject({ loggedIn: true, leaving: undefined })
    expect(state.isLeaving).toBe(false)
  })

  test('pressed twice makes one call', async () => {
    const { session, calls } = settled([{ status: true }])
    await session.login('660812345678', 'secret1')
    await Promise.all([session.logout(), session.logout()])
    expect(calls.filter((endpoint) => endpoint === 'index/logout')).toHaveLength(1)
  })
})

describe('the report of a session', () => {
  test('[STA-03] [STA-04] that ended before the page load shows the server’s message to a former member', async () => {
    for (const [wasMember, told] of [
      [true, ['found-ended']],
      [false, []],
    ] as const) {
      const { session, ended } = world(() => ({ status: false, code: 1003, msg: 'Logged in elsewhere.' }), wasMember)
      await session.begin()
      expect(session.store.getState()).toMatchObject({ known: true, loggedIn: false })
      expect(ended).toEqual(told)
    }
  })

  test('hides a failure of the former member from the next one', async () => {
    const refusal = { status: false, code: 1001, msg: 'Your session has ended.' }
    const { session, held, state } = world((endpoint) => (endpoint === 'user/get-bal' ? refusal : all(endpoint)))
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
