// @vitest-environment window
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { AreaCode, Guard } from '../areas/area.ts'
import type { PublicName } from '../areas/public-data.ts'
import { registerAreas } from '../areas/registered-areas.ts'
import { scriptedSession } from '../session/testing/scripted-session.ts'
import { type Site, SiteProvider } from '../site/site-context.ts'
import type { RouteMatch } from './match-route.ts'
import { useGuardDecision } from './use-guard-decision.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const onPhone: Guard = {
  decide: ({ device }) => (device === undefined ? 'wait' : device === 'mobile' ? 'enter' : 'home'),
}
const menu = 'tea/menu' as PublicName
let canLoad = true
const load = async () => {
  if (!canLoad) throw new Error('The backend is away.')
  return ['oolong']
}
registerAreas([
  {
    name: 'tea',
    guards: {
      'tea-time': onPhone,
      login: onPhone,
      'has-tea': { needs: [menu], decide: ({ data }) => (data(menu) ? 'enter' : 'wait') },
      'may-have-tea': { needs: [menu], decide: () => 'enter' },
    },
    queries: { [menu]: { load, retry: false } } as NonNullable<AreaCode['queries']>,
  },
])

/** Renders a page with guards in a window of the given width, and returns its decisions in their order. */
async function openPage(guards: readonly string[], width = 390) {
  vi.stubGlobal('innerWidth', width)
  const root = createRoot(document.createElement('div'))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    vi.unstubAllGlobals()
  })
  const decisions: string[] = []
  let retry: ReturnType<typeof useGuardDecision>['retry'] = async () => false
  function Page() {
    const guarded = useGuardDecision({ id: 'page', route: { guards } } as unknown as RouteMatch)
    decisions.push(guarded.decision)
    useEffect(() => {
      retry = guarded.retry
    })
    return null
  }
  const { session } = scriptedSession(() => ({ status: false }))
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <SiteProvider value={{ data: {}, reader: {}, session } as unknown as Site}>
          <Page />
        </SiteProvider>
      </QueryClientProvider>,
    ),
  )
  return { decisions, retry: () => act(() => retry()) }
}

test.each([
  ['tea-time', 390, ['wait', 'enter']],
  ['login', 390, ['wait', 'enter']],
  ['login', 1280, ['wait', 'home']],
  ['not-mobile', 1280, ['wait', 'enter']],
  ['auth', 390, ['login']],
  ['non-auth', 390, ['enter']],
])('[GRD-01] the guard %s in a window of %i px decides %j', async (guard, width, expected) => {
  expect((await openPage([guard], width)).decisions).toEqual(expected)
})

test('[GRD-01] if the load of a guard’s data fails, the guard decides again after a retry', async () => {
  canLoad = false
  const { decisions, retry } = await openPage(['has-tea'])
  expect(decisions.at(-1)).toBe('failed')
  expect(await retry()).toBe(false)
  expect(decisions.at(-1)).toBe('failed')
  canLoad = true
  expect(await retry()).toBe(true)
  expect(decisions.at(-1)).toBe('enter')
})

test('[GRD-01] a failed load does not close a page whose guard decides without the data', async () => {
  canLoad = false
  expect((await openPage(['may-have-tea'])).decisions).not.toContain('failed')
})

test('[GRD-01] the host renders the placeholder after a failed load of a guard’s data', () => {
  const client = new QueryClient()
  client
    .getQueryCache()
    .build(client, { queryKey: [menu, 'en-th', {}] })
    .setState({ status: 'error', errorUpdateCount: 1 })
  function Page() {
    return useGuardDecision({ id: 'page', route: { guards: ['has-tea'] } } as unknown as RouteMatch).decision
  }
  const { session } = scriptedSession(() => ({ status: false }))
  const site = { data: {}, reader: { locale: 'en-th' }, session } as unknown as Site
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <SiteProvider value={site}>
        <Page />
      </SiteProvider>
    </QueryClientProvider>,
  )
  expect(html).toBe('wait')
})
