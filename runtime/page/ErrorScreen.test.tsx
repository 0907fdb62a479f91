// @vitest-environment window
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IntlProvider } from '../site/intl-context.ts'
import { type Site, SiteProvider } from '../site/site-context.ts'
import { ErrorScreen } from './ErrorScreen.tsx'

const replace = vi.fn<(address: string) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('location', { replace })
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  replace.mockClear()
})

/** Renders the screen, and returns a function that removes it. */
async function crash(): Promise<() => Promise<void>> {
  const root = createRoot(document.createElement('div'))
  const site = { data: { locale: 'en-th', merchant: {}, routes: {} } } as unknown as Site
  await act(async () =>
    root.render(
      <SiteProvider value={site}>
        <IntlProvider value={{ formatMessage: ({ id }: { readonly id: string }) => id } as never}>
          <ErrorScreen error={new Error('The page fails.')} />
        </IntlProvider>
      </SiteProvider>,
    ),
  )
  return () => act(async () => root.unmount())
}

test('[NAV-05] the error screen leads home after 300 ms, and remains after the third crash', async () => {
  for (const leadsHome of [true, true, false]) {
    const leave = await crash()
    vi.advanceTimersByTime(299)
    expect(replace).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(replace.mock.calls).toEqual(leadsHome ? [['/en-th']] : [])
    vi.advanceTimersByTime(10_000)
    expect(replace).toHaveBeenCalledTimes(leadsHome ? 1 : 0)
    replace.mockClear()
    await leave()
  }
})
