// @vitest-environment window
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadDialog } from '../../runtime/dialogs/needed-dialog.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  document.body.innerHTML = '<div class="block" data-widget="games/notice"><dialog id="dialog-notice"></dialog></div>'
})
afterEach(() => vi.useRealTimers())

/** Watches a widget of a complete page. `isNeeded` returns whether the widget is needed. */
async function watch(isIdle: boolean) {
  const { needLateWidgets, whenNeeded } = await import('./when-needed.ts')
  let isNeeded = false
  void whenNeeded('games/notice', isIdle).then(() => (isNeeded = true))
  return { needLateWidgets, isNeeded: () => vi.advanceTimersByTimeAsync(0).then(() => isNeeded) }
}

test('a widget that opens on a press waits for the first use of the page', async () => {
  const { isNeeded } = await watch(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await isNeeded()).toBe(false)
  document.dispatchEvent(new Event('scroll'))
  expect(await isNeeded()).toBe(true)
})

test('a widget that shows something by itself loads six seconds after the page is complete', async () => {
  const { isNeeded } = await watch(true)
  await vi.advanceTimersByTimeAsync(5999)
  expect(await isNeeded()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await isNeeded()).toBe(true)
})

test('a widget loads when its block has the focus, or when the program is about to open its dialog', async () => {
  const focused = await watch(false)
  document.querySelector('dialog')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  expect(await focused.isNeeded()).toBe(true)
  const opened = await watch(false)
  expect(await opened.isNeeded()).toBe(false)
  loadDialog('dialog-notice')
  expect(await opened.isNeeded()).toBe(true)
})

test('[QRY-04] the program loads all late widgets if one of them has to ask the visitor something', async () => {
  const { isNeeded, needLateWidgets } = await watch(false)
  needLateWidgets()
  expect(await isNeeded()).toBe(true)
})

/** A navigation of the browser to an address, with the dialogs of the new history entry. */
async function navigate(navigation: EventTarget, url: string, dialogs: readonly string[]) {
  navigation.dispatchEvent(Object.assign(new Event('navigate'), { destination: { url } }))
  history.pushState({ usr: { dialogs } }, '', url)
}

test.each([
  ['its own dialog opens', '/', ['notice'], true],
  ['another dialog opens', '/', ['announcement'], false],
  ['the address changes', '/en-th/faq', [], true],
  ['the query changes', '/?login=1', [], true],
] as const)('if %s (%s %j), the page needs the widget: %s', async (_, path, dialogs, expected) => {
  history.replaceState(null, '', '/')
  const navigation = new EventTarget()
  vi.stubGlobal('navigation', navigation)
  const { isNeeded } = await watch(false)
  await navigate(navigation, new URL(path, location.href).href, dialogs)
  expect(await isNeeded()).toBe(expected)
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})
