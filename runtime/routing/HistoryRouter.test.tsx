// @vitest-environment window
import { Suspense, use, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HistoryRouter } from './HistoryRouter.tsx'
import { isMovingEntry, moveEntryBack } from './move-entry-back.ts'
import { useLocation, useNavigationType, usePathname } from './use-location.ts'
import { useNavigate } from './use-navigate.ts'

// These tests do not use `act`, which makes React commit a navigation that waits for code.
beforeEach(() => window.history.replaceState(null, '', '/en-th'))
let unmount = (): void => {}
afterEach(() => {
  unmount()
  document.body.replaceChildren()
})

function Where() {
  const { search, state } = useLocation()
  return <output>{`${useNavigationType()} ${usePathname()}${search} ${JSON.stringify(state)}`}</output>
}

let navigate: ReturnType<typeof useNavigate>
const mounted = vi.fn<() => void>()
function Navigation() {
  const current = useNavigate()
  useEffect(() => {
    navigate = current
    mounted()
  })
  return null
}

/** Hydrates a page with one block whose code has not loaded. */
async function hydrateWithLateBlock() {
  const code = Promise.withResolvers<string>()
  const wait = vi.fn<() => void>()
  const Late = () => {
    wait()
    return <p>{use(code.promise)}</p>
  }
  // The boundary is in a component. When React skips a component, it checks the contexts. For a boundary alone, it does
  // not.
  const Block = () => (
    <Suspense>
      <Late />
    </Suspense>
  )
  const element = document.body.appendChild(document.createElement('div'))
  element.innerHTML = '<output>POP /en-th null</output><!--$--><p>late</p><!--/$-->'
  const root = hydrateRoot(
    element,
    <HistoryRouter>
      <Where />
      <Navigation />
      <Block />
    </HistoryRouter>,
  )
  unmount = () => root.unmount()
  await vi.waitFor(() => expect(wait).toHaveBeenCalled())
  return { where: () => element.querySelector('output')?.textContent, wait, load: () => code.resolve('late') }
}

test.each([
  ['a dialog in the state of the entry', '/en-th', { dialogs: ['announcement'] }],
  ['a dialog in the query', '/en-th?login=1', null],
  ['a target on the page', '/en-th#terms', null],
])('%s does not wait for the code of other blocks', async (_, to, state) => {
  const { where } = await hydrateWithLateBlock()
  navigate(to, { state })
  const { search } = new URL(to, 'http://site')
  await vi.waitFor(() => expect(where()).toBe(`PUSH /en-th${search} ${JSON.stringify(state)}`))
})

test('[NAV-01] a navigation to another page waits until the code of the current page has loaded', async () => {
  const { where, wait, load } = await hydrateWithLateBlock()
  wait.mockClear()
  navigate('/en-th/faq?a=1', { state: { keepScroll: true } })
  await vi.waitFor(() => expect(wait).toHaveBeenCalled())
  expect(where()).toBe('POP /en-th null')
  load()
  await vi.waitFor(() => expect(where()).toBe('PUSH /en-th/faq?a=1 {"keepScroll":true}'))
})

test('a step back restores the query and the state of an entry', async () => {
  const { where, load } = await hydrateWithLateBlock()
  load()
  navigate('/en-th?a=1', { state: { dialogs: ['one'] } })
  await vi.waitFor(() => expect(where()).toBe('PUSH /en-th?a=1 {"dialogs":["one"]}'))
  navigate('/en-th/faq')
  await vi.waitFor(() => expect(where()).toBe('PUSH /en-th/faq null'))
  navigate(-1)
  await vi.waitFor(() => expect(where()).toBe('POP /en-th?a=1 {"dialogs":["one"]}'))
})

test('a page stays while its entry replaces earlier entries, and a step back then leads to the page before them', async () => {
  const { where, load } = await hydrateWithLateBlock()
  load()
  navigate('/en-th/deposit')
  await vi.waitFor(() => expect(where()).toBe('PUSH /en-th/deposit null'))
  // A page in a frame adds an entry with the same state.
  window.history.pushState(window.history.state, '')
  navigate('/en-th/faq')
  await vi.waitFor(() => expect(where()).toBe('PUSH /en-th/faq null'))
  const { state, length } = window.history
  moveEntryBack(1)
  await vi.waitFor(() => expect(isMovingEntry()).toBe(false))
  expect([window.location.pathname, window.history.state, window.history.length]).toEqual([
    '/en-th/faq',
    state,
    length - 1,
  ])
  expect(where()).toBe('PUSH /en-th/faq null')
  navigate(-1)
  await vi.waitFor(() => expect(where()).toBe('POP /en-th/deposit null'))
  navigate(-1)
  await vi.waitFor(() => expect(where()).toBe('POP /en-th null'))
})

test('[NAV-01] a path with two slashes leads to no other host', async () => {
  const { where, load } = await hydrateWithLateBlock()
  load()
  navigate('//other.example/faq?login=1')
  await vi.waitFor(() => expect(where()).toBe('PUSH /other.example/faq?login=1 null'))
})

test('a navigation with many listeners gives no warning', async () => {
  const warn = vi.spyOn(console, 'warn')
  mounted.mockClear()
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  unmount = () => root.unmount()
  root.render(
    <HistoryRouter>
      <Navigation />
      {Array.from({ length: 25 }, (_, at) => (
        <Where key={at} />
      ))}
    </HistoryRouter>,
  )
  const shown = () => [...element.querySelectorAll('output')].map(({ textContent }) => textContent)
  await vi.waitFor(() => expect(mounted).toHaveBeenCalled())
  navigate('/en-th?a=1')
  await vi.waitFor(() => expect(new Set(shown())).toEqual(new Set(['PUSH /en-th?a=1 null'])))
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})
