import { QueryClient } from '@tanstack/react-query'
import { startTransition, useMemo, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, Outlet, ScrollRestoration } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createLocalCache } from '../../runtime/api/local-cache.ts'
import { App } from '../../runtime/page/App.tsx'
import { ErrorScreen } from '../../runtime/page/ErrorScreen.tsx'
import { PageView } from '../../runtime/page/PageView.tsx'
import type { SiteData } from '../../runtime/page/site-data.ts'
import { createSession } from '../../runtime/session/session.ts'
import { createToasts } from '../../runtime/state/toasts.ts'
import { type SiteState, stateElement } from '../site-state.ts'
import { createDatabaseStore } from './database-store.ts'
import { createPublicReader } from './public-reader.ts'
import './registry.ts'

/** Brings the page that the host sent to life. */
export function start(): void {
  const state = JSON.parse(document.getElementById(stateElement)?.textContent ?? '') as SiteState
  let site: SiteData = state.site
  const listeners = new Set<() => void>()
  const cache = createLocalCache(createDatabaseStore(site.environment, site.merchant.id), Date.now)
  const reader = createPublicReader(site, cache)
  const toasts = createToasts(site.toastDuration)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } })
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

  const navigate = (path: string) => void router.navigate(path)
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

  // What the server loaded counts from now on, or every query would be asked again at once.
  for (const query of state.queries.queries) query.state.dataUpdatedAt = Date.now()

  function Root() {
    const data = useSyncExternalStore(
      (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      () => site,
      () => site,
    )
    const whole = useMemo(() => ({ data, request: state.request, reader, session, toasts, navigate }), [data])
    return (
      <App site={whole} queryClient={queryClient} state={state.queries}>
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
    const { hot } = import.meta
    void import('./follow-saves.ts').then(({ followSaves }) =>
      followSaves(hot, {
        merchant: site.merchant.id,
        environment: site.environment,
        locale: site.locale,
        take: (next) => {
          site = next
          for (const listener of listeners) listener()
        },
      }),
    )
  }
}
