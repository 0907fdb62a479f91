// @vitest-environment window
import { QueryClient } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { registerAreas } from '../areas/registered-areas.ts'
import { HistoryRouter } from '../routing/HistoryRouter.tsx'
import { scriptedSession } from '../session/testing/scripted-session.ts'
import type { Site } from '../site/site-context.ts'
import { createToasts } from '../state/toasts.ts'
import { PageView } from './PageView.tsx'
import { SiteApp } from './SiteApp.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(() => vi.unstubAllGlobals())

registerAreas([{ name: 'tea', guards: { closed: { decide: () => 'not-found' }, open: { decide: () => 'enter' } } }])

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
    'common.skip': 'Skip',
    'error.not-found-path': 'Page Not Found',
    'error.page-not-found': 'Page not found',
  },
}

test.each([
  ['open', 'Tea · Acme', 'Tea'],
  ['closed', 'Page not found · Acme', null],
])('[GRD-06] [NAV-02] the page behind the guard "%s" has the title %s', async (guard, title, label) => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  window.history.replaceState(null, '', '/en-th/tea')
  const tea = { path: '/tea', enabled: true, guards: [guard], title: 'tea.title', layout: 'default', regions: {} }
  const site = {
    data: { ...data, routes: { tea } },
    request: { path: '/en-th/tea', country: 'TH', now: 0 },
    reader: { locale: 'en-th' },
    session: scriptedSession(() => ({ status: false })).session,
    toasts: createToasts(),
  } as unknown as Site
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  await act(async () =>
    root.render(
      <SiteApp site={site} queryClient={new QueryClient()}>
        <HistoryRouter>
          <PageView />
        </HistoryRouter>
      </SiteApp>,
    ),
  )
  expect(document.title).toBe(title)
  expect(element.querySelector('main')?.getAttribute('aria-label')).toBe(label)
  await act(async () => root.unmount())
})
