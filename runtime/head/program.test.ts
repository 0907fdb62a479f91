// @vitest-environment window
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preparePage, runHead } from './testing/run-head.ts'

const root = document.documentElement
const started: unknown[][] = []
let decoding: { readonly done: () => void; readonly fail: () => void }
const shown = () => [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname)

beforeEach(() => {
  preparePage()
  class FakeWorker {
    constructor(...from: unknown[]) {
      started.push(from)
    }
  }
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act))
  // Earlier tests leave listeners for the paint and the load of a page. These events trigger them before the test.
  document.body.innerHTML = '<template id="livery-program"></template>'
  paint()
  dispatchEvent(new Event('load'))
  started.length = 0
  root.lang = 'th'
  document.head.replaceChildren()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** Opens a page with a program, and with the given picture. */
function openPage(picture = ''): void {
  document.body.innerHTML = `${picture}<template id="livery-program" data-formats="/formats.js"><link href="/react.js"><link href="/site.js"></template>`
  const image = document.querySelector('img')
  if (image) image.decode = () => new Promise((done, fail) => (decoding = { done, fail }))
  runHead()
}
function paint(): void {
  document.dispatchEvent(new Event('readystatechange'))
  vi.advanceTimersByTime(2)
}

test('the program starts after the first paint, and a worker loads the formats of the page’s language', () => {
  openPage()
  expect([shown(), started]).toEqual([[], []])
  paint()
  expect([shown(), started]).toEqual([['/react.js', '/site.js'], [['/formats.js', { name: 'th', type: 'module' }]]])
})

test.each<[string, () => unknown]>([
  ['has arrived', () => decoding.done()],
  ['has failed', () => decoding.fail()],
  ['takes longer than 250 ms', () => vi.advanceTimersByTime(250)],
  [
    'is still decoding when the visitor presses the page',
    () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })),
  ],
  [
    'is still decoding when the visitor presses a key',
    () => document.body.dispatchEvent(new Event('keydown', { bubbles: true })),
  ],
  ['is still decoding at the `load` event of the page', () => dispatchEvent(new Event('load'))],
])('the program starts once a picture with a high priority %s', async (_when, act) => {
  openPage('<img fetchpriority="high">')
  paint()
  vi.advanceTimersByTime(240)
  expect(shown()).toEqual([])
  act()
  await Promise.resolve()
  expect(shown()).toEqual(['/react.js', '/site.js'])
  vi.runAllTimers()
  expect(started).toHaveLength(1)
})

test('the program does not wait for a picture without a priority', () => {
  openPage('<img>')
  paint()
  expect(started).toHaveLength(1)
})

test('the program starts in a hidden tab, which is never painted', () => {
  openPage('<img fetchpriority="high">')
  dispatchEvent(new Event('load'))
  expect(started).toHaveLength(1)
})

test('once all files of the program have arrived or failed, the other pictures load', () => {
  openPage()
  paint()
  const [react, site] = document.head.querySelectorAll('link')
  const waits = () => root.classList.contains('gate')
  react?.dispatchEvent(new Event('load'))
  expect(waits()).toBe(true)
  site?.dispatchEvent(new Event('error'))
  expect(waits()).toBe(false)
})

test('on a page without a template, the other pictures load after the first paint', () => {
  openPage()
  document.body.replaceChildren()
  expect(root.classList.contains('gate')).toBe(true)
  paint()
  expect(root.classList.contains('gate')).toBe(false)
})
