import { QueryClient } from '@tanstack/react-query'
import { startTransition, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, Outlet, ScrollRestoration } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { callApi } from '../runtime/api/call-api.ts'
import type { PublicReader } from '../runtime/api/queries.ts'
import { App } from '../runtime/page/App.tsx'
import { ErrorScreen } from '../runtime/page/ErrorScreen.tsx'
import { PageView } from '../runtime/page/PageView.tsx'
import type { SiteData } from '../runtime/page/site-data.ts'
import { createSession } from '../runtime/session/session.ts'
import { createToasts } from '../runtime/state/toasts.ts'
import './registry.ts'
import { type SiteState, stateElement } from './site-state.ts'
import './styles/base.css'

const state = JSON.parse(document.getElementById(stateElement)?.textContent ?? '') as SiteState
let site: SiteData = state.site
const listeners = new Set<() => void>()

const reader: PublicReader = {
  locale: site.locale,
  currency: site.currency,
  host: location.hostname,
  call: (endpoint, payload) =>
    callApi(endpoint, payload, {
      origin: '',
      locale: site.locale,
      page: location.pathname,
      host: location.hostname,
      device: window.innerWidth < 768 ? 'mobile' : 'desktop',
      fetch: (input, init) => fetch(input, init),
      timeout: 30_000,
    }),
  config: async (file) => {
    const folder = site.environment === 'production' ? 'production' : 'staging'
    const response = await fetch(`/static/frontend/${folder}/${file}`)
    if (response.status === 403 || response.status === 404) return []
    if (!response.ok) throw new Error('')
    return response.json()
  },
  content: async (page) => {
    const response = await fetch(`/_livery/content/${site.locale}/${page}`)
    if (!response.ok) throw new Error('')
    return response.text()
  },
}

const toasts = createToasts(site.toastDuration)
const tabs =
  'BroadcastChannel' in window ? new BroadcastChannel(`livery:${site.environment}:${site.merchant.id}`) : undefined
const session = createSession({
  call: reader.call,
  now: Date.now,
  onEnd: (reason, message) => {
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === 'member' })
    if (reason === 'ended') {
      toasts.getState().show({ status: 'info', message: message ?? String(site.messages['session.ended']) })
      void router.navigate(`/${site.locale}`)
    }
  },
  announce: (what) => tabs?.postMessage(what),
})
tabs?.addEventListener('message', ({ data }) => {
  if (data === 'login' || data === 'logout') void session.follow(data)
})

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } })
// What the server loaded counts from now on, or every query would be asked again at once.
for (const query of state.queries.queries) query.state.dataUpdatedAt = Date.now()

const router = createBrowserRouter([
  {
    element: (
      <>
        <ScrollRestoration />
        <Outlet />
      </>
    ),
    children: [{ path: '*', element: <PageView />, errorElement: <ErrorScreen /> }],
  },
])

function Root() {
  const data = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => site,
    () => site,
  )
  return (
    <App
      site={{ data, request: state.request, reader, session, toasts }}
      queryClient={queryClient}
      state={state.queries}
    >
      <RouterProvider router={router} />
    </App>
  )
}

startTransition(() => {
  hydrateRoot(document.getElementById('root') as HTMLElement, <Root />, {
    onRecoverableError: (error) => console.error(error),
  })
})

void session.loadDashboard()
document.documentElement.classList.remove('gate')

if (import.meta.hot) {
  const { followSaves } = await import('./follow-saves.ts')
  followSaves(import.meta.hot, {
    merchant: site.merchant.id,
    environment: site.environment,
    locale: site.locale,
    take: (next) => {
      site = next
      for (const listener of listeners) listener()
    },
  })
}
