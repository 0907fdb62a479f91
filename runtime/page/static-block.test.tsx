// @vitest-environment window
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { AreaCode } from '../areas/area.ts'
import { registerAreas } from '../areas/registered-areas.ts'
import { registerWidgets } from '../loading/widget-registry.ts'
import { HistoryRouter } from '../routing/HistoryRouter.tsx'
import { type Site, SiteProvider } from '../site/site-context.ts'
import { IntlProvider } from '../site/intl-context.ts'
import { StaticBlocksContext } from '../site/static-blocks.ts'
import { BlockView } from './BlockView.tsx'

const load = vi.fn<() => Promise<string>>(async () => 'data')
registerAreas([
  {
    name: 'test',
    queries: {
      'test/all': { load },
      'test/mine': { load, differsByMember: true },
      'test/part': { load, isFilteredByMember: true },
    },
  } as never as AreaCode,
])
registerWidgets({ 'test/list': () => <b>rendered by the browser</b> })

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  load.mockClear()
  window.history.replaceState(null, '', '/en-th')
})
let unmount = async (): Promise<void> => {}
afterEach(async () => {
  await unmount()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** Hydrates a page with one static block, which shows the data of a query. */
async function hydrate(query: string, { isOld = false, tag = 'div', until = undefined as number | undefined } = {}) {
  const store = createStore(() => ({ loggedIn: false }))
  const site = {
    data: {},
    reader: { locale: 'en-th' },
    session: { store },
    request: { now: Date.now() },
    visit: { clock: { now: Date.now } },
  } as unknown as Site
  const element = document.createElement('div')
  element.innerHTML = `<${tag} class="block" data-block="home/one" data-widget="test/list"><!--$--><a href="/en-th/faq">from the host</a><!--/$--></${tag}>`
  document.body.append(element)
  const link = element.querySelector('a')
  const forget = vi.fn<(widget: string) => void>()
  const blocks = {
    dataOf: () => [{ name: query as never, parameters: {} }],
    untilOf: () => until,
    forget,
    prepare: async () => {},
    isOld,
  }
  let openPage: (path: string) => void = () => {}
  function Block() {
    const [path, setPath] = useState('home/one')
    openPage = setPath
    return <BlockView path={path} block={{ widget: 'test/list' }} />
  }
  const root = await act(async () =>
    hydrateRoot(
      element,
      <QueryClientProvider client={new QueryClient()}>
        <SiteProvider value={site}>
          <IntlProvider value={{} as never}>
            <HistoryRouter>
              <StaticBlocksContext value={blocks}>
                <Block />
              </StaticBlocksContext>
            </HistoryRouter>
          </IntlProvider>
        </SiteProvider>
      </QueryClientProvider>,
      // One test has HTML that cannot hydrate.
      { onRecoverableError: () => {} },
    ),
  )
  unmount = () => act(async () => root.unmount())
  return {
    element,
    link,
    forget,
    logIn: () => act(async () => store.setState({ loggedIn: true })),
    open: (path: string) => act(async () => openPage(path)),
  }
}

test('a static block keeps the elements of the host’s page, and loads nothing', async () => {
  const { element, link } = await hydrate('test/all')
  expect(element.querySelector('a')).toBe(link)
  expect(element.querySelector('[data-live]')).not.toBeNull()
  expect(load).not.toHaveBeenCalled()
  expect(console.error).not.toHaveBeenCalled()
})

test('[NAV-01] a link in a static block opens its page without loading the site', async () => {
  const { link } = await hydrate('test/all')
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  await act(async () => void link?.dispatchEvent(click))
  expect(click.defaultPrevented).toBe(true)
  expect(location.pathname).toBe('/en-th/faq')
})

test.each([
  ['test/mine', 'rendered by the browser'],
  ['test/part', 'rendered by the browser'],
  ['test/all', 'from the host'],
])('[STA-02] after a login, a block with %s is %s', async (query, text) => {
  const { element, logIn } = await hydrate(query)
  await logIn()
  expect(element.textContent).toBe(text)
})

test('a block of a page that was published as a file renders with new data', async () => {
  const { element } = await hydrate('test/all', { isOld: true })
  expect(load).toHaveBeenCalledOnce()
  expect(element.textContent).toBe('rendered by the browser')
})

test('[GAM-04] a block renders with new data when a maintenance that it shows ends', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { element } = await hydrate('test/all', { until: Date.now() + 90_000 })
  await act(() => vi.advanceTimersByTimeAsync(89_000))
  expect(element.textContent).toBe('from the host')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(load).toHaveBeenCalledOnce()
  expect(element.textContent).toBe('rendered by the browser')
})

test('after a navigation, a block at the place of the static block renders in the browser', async () => {
  const { element, open } = await hydrate('test/all')
  await open('providers/one')
  expect(element.textContent).toBe('rendered by the browser')
  await open('home/one')
  expect(element.textContent).toBe('rendered by the browser')
})

test('[ERR-03] a static block whose HTML is lost to a failed hydration renders in the browser', async () => {
  const { element } = await hydrate('test/all', { tag: 'section' })
  expect(element.textContent).toBe('rendered by the browser')
})

test('the data of a static block loads when the visitor leaves its page', async () => {
  const { forget } = await hydrate('test/all')
  await unmount()
  expect(load).toHaveBeenCalledOnce()
  expect(forget).toHaveBeenCalledWith('test/list')
})
