// @vitest-environment window
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createPageSession } from '../../app/client/page-session.ts'
import type { PublicReader } from '../../runtime/api/public-reader.ts'
import { registerAreas } from '../../runtime/areas/registered-areas.ts'
import { dashboard } from '../../runtime/session/testing/scripted-session.ts'
import { member } from '../../runtime/session/testing/member.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { createToasts } from '../../runtime/state/toasts.ts'
import games from '../../widgets/games/area.ts'
import missions from '../../widgets/missions/area.ts'
import promotions from '../../widgets/promotions/area.ts'

registerAreas([games, missions, promotions])
beforeEach(() => {
  // Without this channel, no message of one test reaches the page of the next test.
  Reflect.deleteProperty(window, 'BroadcastChannel')
  localStorage.clear()
  sessionStorage.clear()
})

const site = {
  environment: 'production',
  merchant: { id: 'acme' },
  locale: 'en-th',
  country: 'TH',
  currency: 'THB',
  locales: [{ code: 'en-th' }, { code: 'th-th' }],
  settings: {},
  routes: {},
  messages: { 'session.ended': 'Your session has ended.' },
} as unknown as SiteData

/** A page whose backend accepts every login, and whose dashboard is that of a member. */
async function openPage(settings: object = {}) {
  const state: { dashboard: object } = { dashboard: dashboard(true) }
  const visited: string[] = []
  const queryClient = new QueryClient()
  const toasts = createToasts()
  const responses: Readonly<Record<string, () => object>> = {
    'index/auth': () => ({
      status: true,
      data: { uid: '1', country_lang: 'en-th', default_lang: 'en-th', user: member },
    }),
    'user/dashboard': () => state.dashboard,
  }
  const called: string[] = []
  const call = (async (endpoint: string) => {
    called.push(endpoint)
    return responses[endpoint]?.() ?? { status: true }
  }) as PublicReader['call']
  const { session, urlLogin } = createPageSession({
    site: { ...site, settings: settings as SiteData['settings'] },
    reader: { call } as PublicReader,
    queryClient,
    toasts,
    storage: localStorage,
    navigate: (path) => void visited.push(path),
  })
  /** Fetches and observes public data. Returns a function that returns the number of fetches. */
  const show = async (...queryKey: string[]) => {
    let fetched = 0
    const observer = new QueryObserver(queryClient, {
      queryKey,
      queryFn: async () => (fetched += 1),
      staleTime: 60_000,
    })
    observer.subscribe(() => {})
    await vi.waitFor(() => expect(fetched).toBe(1))
    return () => fetched
  }
  return { session, urlLogin, called, queryClient, toasts, visited, state, show }
}

test.each(['promotions/list', 'missions/calendar'])(
  '[STA-02] a login and a logout fetch %s again, but no data that is the same for all visitors',
  async (name) => {
    const { session, show } = await openPage()
    const [offers, lobby] = [await show(name, 'en-th'), await show('games/providers', 'en-th')]
    await session.login('660812345678', 'secret1')
    await vi.waitFor(() => expect(offers()).toBe(2))
    await session.logout()
    await vi.waitFor(() => expect(offers()).toBe(3))
    expect(lobby()).toBe(1)
  },
)

test('[STA-02] a logout removes the member’s data and the stored game, and stays on the page', async () => {
  const { session, queryClient, toasts, visited } = await openPage()
  await session.login('660812345678', 'secret1')
  queryClient.setQueryData(['member', 'en-th', '1', 'promotion-centre'], [])
  queryClient.setQueryData(['games/providers', 'en-th'], [])
  sessionStorage.setItem('livery-game', '{"provider_id":"101","game_id":"1"}')
  await session.logout()
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]),
  ).toEqual(['games/providers'])
  expect(sessionStorage.getItem('livery-game')).toBeNull()
  expect([visited, toasts.getState().toast]).toEqual([[], undefined])
})

test.each([
  ['a guest', dashboard(false)],
  [
    'another member',
    { status: true, data: { logged_in: true, user: { ...member, uid: '2', username: '660887654321' } } },
  ],
])('[STA-02] a dashboard of %s removes the data and the stored game of the previous member', async (_who, response) => {
  const { session, queryClient, state } = await openPage()
  await session.login('660812345678', 'secret1')
  queryClient.setQueryData(['member', 'en-th', '1', 'promotion-centre'], [])
  sessionStorage.setItem('livery-game', '{"provider_id":"101","game_id":"1"}')
  state.dashboard = response
  await session.loadDashboard({ force: true })
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  expect(sessionStorage.getItem('livery-game')).toBeNull()
})

test.each([
  [1003, 'Logged in elsewhere.', 'Logged in elsewhere.'],
  [1001, undefined, 'Your session has ended.'],
])(
  '[STA-03] [STA-04] code %d of the dashboard ends the session, shows a message and leads home',
  async (code, msg, shown) => {
    const { session, toasts, visited, state } = await openPage()
    await session.login('660812345678', 'secret1')
    state.dashboard = { status: false, code, ...(msg !== undefined && { msg }) }
    expect(await session.loadDashboard({ force: true })).toMatchObject({ status: false, code })
    expect(session.store.getState()).toMatchObject({ loggedIn: false, member: undefined })
    expect(visited).toEqual(['/en-th'])
    expect(toasts.getState().toast).toMatchObject({ message: shown })
  },
)

test.each([
  ['a member', true, []],
  ['a guest', false, ['index/auth']],
])('[QRY-04] a login link waits for the dashboard, and logs in only a guest: %s', async (_who, isMember, logins) => {
  localStorage.setItem('livery:production:acme:member', '1')
  vi.stubGlobal('liveryUrlLogin', () => ['660812345678', 'secret1'])
  onTestFinished(() => void vi.unstubAllGlobals())
  const { session, urlLogin, state, called } = await openPage({ auth: { urlLogin: 'auto' } })
  state.dashboard = { status: false, noResponse: true }
  await session.begin()
  const begun = urlLogin.begin()
  state.dashboard = dashboard(isMember)
  expect(called).not.toContain('index/auth')
  await session.loadDashboard({ force: true })
  await begun
  expect(called.filter((endpoint) => endpoint === 'index/auth')).toEqual(logins)
})

test('[STA-02] if the code that chooses the page after a login does not load, the member stays on the page', async () => {
  vi.doMock('../../app/client/arrival-on-page.ts', () => {
    throw new Error('The script did not load.')
  })
  onTestFinished(() => vi.doUnmock('../../app/client/arrival-on-page.ts'))
  const { session } = await openPage()
  expect((await session.login('660812345678', 'secret1')).status).toBe(true)
  expect(session.store.getState()).toMatchObject({ loggedIn: true, arrival: undefined })
})
