// @vitest-environment window
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Guard } from '../areas/area.ts'
import { registerAreas } from '../areas/registered-areas.ts'
import { scriptedSession } from '../session/testing/scripted-session.ts'
import { type Site, SiteProvider } from '../site/site-context.ts'
import type { RouteMatch } from './match-route.ts'
import { useGuardDecision } from './use-guard-decision.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const onPhone: Guard = {
  decide: ({ device }) => (device === undefined ? 'wait' : device === 'mobile' ? 'enter' : 'home'),
}
registerAreas([{ name: 'tea', guards: { 'tea-time': onPhone, login: onPhone } }])

/** Renders a page with guards in a window of the given width, and returns its decisions in their order. */
async function decisionsOf(guards: readonly string[], width: number) {
  vi.stubGlobal('innerWidth', width)
  const root = createRoot(document.createElement('div'))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    vi.unstubAllGlobals()
  })
  const decisions: string[] = []
  function Page() {
    decisions.push(useGuardDecision({ id: 'page', route: { guards } } as unknown as RouteMatch))
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
  return decisions
}

test.each([
  ['tea-time', 390, ['wait', 'enter']],
  ['login', 390, ['wait', 'enter']],
  ['login', 1280, ['wait', 'home']],
  ['not-mobile', 1280, ['wait', 'enter']],
  ['auth', 390, ['login']],
  ['non-auth', 390, ['enter']],
])('[GRD-01] the guard %s in a window of %i px decides %j', async (guard, width, expected) => {
  expect(await decisionsOf([guard], width)).toEqual(expected)
})
