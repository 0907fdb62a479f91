// @vitest-environment window
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogue } from '../../schemas/generated/catalogue.ts'
import { CodeMissing } from '../loading/load-code.ts'
import { registerWidgets } from '../loading/widget-registry.ts'
import { type Site, SiteProvider } from '../site/site-context.ts'
import { IntlProvider } from '../site/intl-context.ts'
import { createToasts } from '../state/toasts.ts'
import { BlockView } from './BlockView.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const messages = { 'error.network': 'No connection.' }
const intl = { formatMessage: ({ id }: { readonly id: string }) => id }

/** Renders a failing block beside a working one. */
async function draw(widget: string, fails: () => boolean, error = new Error(`${widget} fails.`)) {
  registerWidgets({
    [widget]: () => {
      if (fails()) throw error
      return <b>works again</b>
    },
    'test/neighbour': () => <i>still here</i>,
  })
  const toasts = createToasts()
  const reportError = vi.fn<(error: unknown, place: unknown) => void>()
  const element = document.createElement('main')
  Object.assign(element, { id: 'main', tabIndex: -1 })
  document.body.append(element)
  const root = createRoot(element)
  await act(async () =>
    root.render(
      <SiteProvider value={{ visit: { reportError }, data: { messages }, toasts } as unknown as Site}>
        <IntlProvider value={intl as never}>
          <BlockView path="home/one" block={{ widget }} />
          <BlockView path="home/two" block={{ widget: 'test/neighbour' }} />
        </IntlProvider>
      </SiteProvider>,
    ),
  )
  return { element, reportError, toasts, unmount: () => act(async () => root.unmount()) }
}

test.each(Object.keys(catalogue))(
  '[ERR-03] if %s fails, a notice replaces it, the page sends one report, and the other block still shows',
  async (widget) => {
    const { element, reportError, unmount } = await draw(widget, () => true)
    expect(element.querySelectorAll('.block-failed')).toHaveLength(1)
    expect(element.textContent).toContain('still here')
    expect(reportError.mock.calls).toEqual([[new Error(`${widget} fails.`), { blockId: 'home/one', widget }]])
    await unmount()
  },
)

test.each([
  ['whose code fails to load is marked for the reload', new CodeMissing('offline'), 1],
  ['whose code throws an error is not marked for the reload', new Error('It fails.'), 0],
])('[NAV-06] the notice of a block %s', async (_what, error, count) => {
  const { element, unmount } = await draw('test/missing', () => true, error)
  expect(element.querySelectorAll('.block-failed[data-code-missing]')).toHaveLength(count)
  await unmount()
})

test('[ERR-03] after a failed block, the block at the same place of the next page shows its widget', async () => {
  registerWidgets({
    'test/broken': () => {
      throw new Error('It fails.')
    },
    'test/next': () => <b>the next page</b>,
  })
  const element = document.createElement('div')
  const root = createRoot(element)
  const show = (path: string, widget: string) =>
    act(async () =>
      root.render(
        <SiteProvider value={{} as Site}>
          <IntlProvider value={intl as never}>
            <BlockView path={path} block={{ widget }} />
          </IntlProvider>
        </SiteProvider>,
      ),
    )
  await show('routes/angpow/regions/main/blocks/rewards', 'test/broken')
  expect(element.querySelector('.block-failed')).not.toBeNull()
  await show('routes/lucky-spin/regions/main/blocks/rewards', 'test/next')
  expect(element.textContent).toBe('the next page')
  await act(async () => root.unmount())
})

test('[ERR-03] a failed block works after a successful retry, and a failing retry does not loop', async () => {
  let isBroken = true
  let drawn = 0
  const { element, reportError, unmount } = await draw('test/broken', () => {
    drawn += 1
    return isBroken
  })
  const again = () => act(async () => element.querySelector<HTMLButtonElement>('.block-failed button')?.click())
  const before = drawn
  await again()
  // React renders a failing component twice before it reports the error.
  expect(drawn - before).toBeLessThanOrEqual(2)
  expect(reportError).toHaveBeenCalledTimes(2)
  isBroken = false
  element.querySelector<HTMLButtonElement>('.block-failed button')?.focus()
  await again()
  expect(element.textContent).toContain('works again')
  expect(document.activeElement, 'the content of the page').toBe(element)
  expect(element.querySelector('.block-failed')).toBeNull()
  await unmount()
})

test.each([
  ['reloads the page', async () => new Response(), 1, undefined],
  [
    'without a connection keeps the page, and shows a message',
    () => Promise.reject(new TypeError('Failed to fetch')),
    0,
    'No connection.',
  ],
])('[NAV-06] a press on the retry of missing code %s', async (_what, respond, reloads, message) => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload, pathname: '/en-th' })
  vi.stubGlobal('fetch', respond)
  const { element, toasts, unmount } = await draw('test/missing', () => true, new CodeMissing('offline'))
  await act(async () => element.querySelector<HTMLButtonElement>('.block-failed button')?.click())
  await vi.waitFor(() =>
    expect([reload.mock.calls.length, toasts.getState().toast?.message]).toEqual([reloads, message]),
  )
  await unmount()
})
