// @vitest-environment window
import { QueryClient } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { AreaCode } from '../areas/area.ts'
import type { PublicName } from '../areas/public-data.ts'
import { registerAreas } from '../areas/registered-areas.ts'
import { HistoryRouter } from '../routing/HistoryRouter.tsx'
import { scriptedSession } from '../session/testing/scripted-session.ts'
import type { Site } from '../site/site-context.ts'
import { createToasts } from '../state/toasts.ts'
import { PageView } from './PageView.tsx'
import { SiteApp } from './SiteApp.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(() => vi.unstubAllGlobals())

const menu = 'tea/menu' as PublicName
const load = vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('The backend is away.')))
registerAreas([
  {
    name: 'tea',
    guards: {
      closed: { decide: () => 'not-found' },
      open: { decide: () => 'enter' },
      stocked: { needs: [menu], decide: ({ data: dataOf }) => (dataOf(menu) ? 'enter' : 'wait') },
    },
    queries: { [menu]: { load, retry: false } } as NonNullable<AreaCode['queries']>,
  },
])

const data = {
  locale: 'en-th',
  locales: [{ code: 'en-th' }],
  timeZone: 'Asia/Bangkok',
  merchant: { id: 'acme', name: 'Acme' },
  layouts: { default: { regions: ['main'] } },
  shell: {},
  dialogPages: {},
  features: {},
  areas: ['tea'],
  messages: {
    'tea.title': 'Tea',
    'common.close': 'Close',
    'common.home': 'Home',
    'common.retry': 'Try again',
    'common.skip': 'Skip',
    'error.load': 'We could not load this.',
    'error.network': 'The connection failed.',
    'session.not-left': 'Not logged out',
    'session.not-left-text': 'Try again.',
    'session.stay': 'Stay',
    'error.not-found-path': 'Page Not Found',
    'error.page-not-found': 'Page not found',
  },
}

/** Opens the page `/tea` behind a guard. */
async function openPage(guard: string) {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  window.history.replaceState(null, '', '/en-th/tea')
  const tea = { path: '/tea', enabled: true, guards: [guard], title: 'tea.title', layout: 'default', regions: {} }
  const { session } = scriptedSession(() => ({ status: false }))
  const site = {
    data: { ...data, routes: { tea } },
    request: { path: '/en-th/tea', country: 'TH', now: 0 },
    reader: { locale: 'en-th' },
    session,
    toasts: createToasts(),
  } as unknown as Site
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  onTestFinished(() => act(async () => root.unmount()))
  await act(async () =>
    root.render(
      <SiteApp site={site} queryClient={new QueryClient()}>
        <HistoryRouter>
          <PageView />
        </HistoryRouter>
      </SiteApp>,
    ),
  )
  const main = () => element.querySelector('main')
  return { main, session, toast: () => site.toasts.getState().toast?.message }
}

test.each([
  ['open', 'Tea · Acme', 'Tea'],
  ['closed', 'Page not found · Acme', null],
])('[GRD-06] [NAV-02] the page behind the guard "%s" has the title %s', async (guard, title, label) => {
  const { main } = await openPage(guard)
  expect(document.title).toBe(title)
  expect(main()?.getAttribute('aria-label')).toBe(label)
})

test('[GRD-01] if the data of a guard fails to load, the page offers a retry, and a successful retry moves the focus to the content', async () => {
  const { main, toast } = await openPage('stocked')
  const button = () => main()?.querySelector<HTMLButtonElement>('[role=alert] button')
  const press = async () => {
    button()?.focus()
    await act(async () => button()?.click())
  }
  expect(main()?.textContent).toContain('We could not load this.')
  await press()
  expect(toast()).toBe('We could not load this.')
  expect(document.activeElement).toBe(button())
  load.mockResolvedValue(['oolong'])
  await press()
  expect(button()).toBeNull()
  expect(document.activeElement).toBe(main())
})

test('[GRD-01] without a connection, a page whose guard’s data fails to load says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => void vi.restoreAllMocks())
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { main } = await openPage('stocked')
  expect(main()?.querySelector('[role=alert]')?.textContent).toContain('The connection failed.')
})

test('[STA-02] the focus moves to the content when the page hides the account, and when it shows the account again', async () => {
  const { main, session } = await openPage('open')
  main()?.focus()
  await act(async () => session.store.setState({ pendingLogout: 'failed' }))
  await vi.waitFor(() => expect(main()?.textContent).toContain('Not logged out'))
  expect(document.activeElement).toBe(main())
  main()?.querySelector('button')?.focus()
  await act(async () => session.store.setState({ pendingLogout: undefined }))
  expect(main()?.textContent).not.toContain('Not logged out')
  expect(document.activeElement).toBe(main())
})
