// @vitest-environment window
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { faultsPart } from './faults-part.ts'
import { inspectPart } from './inspect-part.ts'
import { type BrandIssues, watchIssues } from './issues-overlay.ts'
import { PreviewBar } from './PreviewBar.ts'
import { sitePart } from './site-part.ts'
import { trackBlocks } from './track-blocks.ts'

customElements.define('livery-preview-bar', PreviewBar)

afterEach(async () => {
  sessionStorage.clear()
  document.body.replaceChildren()
  // The observers of the page run once more.
  await nextTask()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const nextTask = () => new Promise((done) => setImmediate(done))

/** The preview's routes, whose responses a test sends. */
function stubRoutes() {
  const calls: { readonly path: string; readonly send: (body: object, status?: number) => Promise<void> }[] = []
  vi.stubGlobal('fetch', (path: string) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    calls.push({
      path,
      send: async (body, status = 200) => {
        resolve(Response.json(body, { status }))
        await nextTask()
      },
    })
    return promise
  })
  return calls
}

const info = { brand: 'acme', brands: [], environment: 'development', environments: [], locales: [], sandbox: false }

test('[BRD-05] a bar that cannot load shows why, and loads when it opens again', async () => {
  const calls = stubRoutes()
  const bar = document.createElement('livery-preview-bar')
  document.body.append(bar)
  const opener = bar.shadowRoot?.querySelector<HTMLButtonElement>('.opener')
  const status = () => bar.shadowRoot?.querySelector('[role=status]')?.textContent
  opener?.click()
  await calls[0]?.send({ message: 'The preview is busy.' }, 500)
  expect(status()).toBe('The preview is busy.')
  opener?.click()
  opener?.click()
  expect(calls.map(({ path }) => path)).toEqual(['/__livery/bar', '/__livery/bar'])
  await calls[1]?.send(info)
  expect([bar.shadowRoot?.querySelectorAll('section').length, status()]).toEqual([2, ''])
})

const issue = { code: 'unknown-key', severity: 'error', message: 'A mistake.', file: 'acme/manifest.json' }
const issuesOf = (issues: readonly object[]) =>
  ({ merchant: 'acme', environment: 'development', issues }) as unknown as BrandIssues

test('[BRD-05] the overlay shows a save that the page receives while it loads the issues', async () => {
  // jsdom has no popovers.
  HTMLElement.prototype.showPopover = () => {}
  vi.spyOn(HTMLElement.prototype, 'matches').mockReturnValue(true)
  const calls = stubRoutes()
  let save: (saved: BrandIssues) => void = () => {}
  void watchIssues((listener) => {
    save = listener
  })
  save(issuesOf([issue]))
  await calls[0]?.send(issuesOf([]))
  expect(document.getElementById('livery-issues')?.textContent).toContain('A mistake.')
  save(issuesOf([]))
  expect(document.getElementById('livery-issues')).toBeNull()
})

test('[BRD-09] a switched off inspector shows no block whose explanation arrives late', async () => {
  const calls = stubRoutes()
  const attempt = (doing: () => Promise<void>) => void doing()
  const part = inspectPart({ info: info as never, showMessage: () => {}, attempt }, document.createElement('div'))
  document.body.innerHTML = '<div data-block="shell/header/blocks/menu"><b>Menu</b></div>'
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  const toggle = part.querySelector('button')
  toggle?.click()
  document.querySelector('b')?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
  toggle?.click()
  const place = { file: 'base/manifest.json', line: 1, column: 1, layer: 'base' }
  await calls[0]?.send({ block: 'shell/header/blocks/menu', widget: 'layout/menu', place, props: [] })
  expect(part.querySelector('.inspected')?.textContent).toBe('')
})

test('the bar lists, also on demand, the faults that affect its brand, and clears only its brand’s faults', async () => {
  const bodies: unknown[] = []
  let times = 1
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'DELETE') bodies.push(JSON.parse(String(body)))
    const fault = { kind: 'latency', value: 9, match: '*', times: 2 }
    const faults = [
      { ...fault, merchant: 'acme' },
      { ...fault, merchant: 'other' },
      { kind: 'cut', match: 'a/b', times },
    ]
    return Response.json(path.endsWith('kinds') ? { kinds: [] } : { faults })
  })
  const attempt = (doing: () => Promise<void>) => void doing()
  const part = faultsPart({ info: info as never, showMessage: () => {}, attempt })
  const listed = () => Array.from(part.querySelectorAll('li'), ({ textContent }) => textContent)
  const press = (name: string) =>
    Array.from(part.querySelectorAll('button'))
      .find(({ textContent }) => textContent === name)
      ?.click()
  await expect.poll(listed).toEqual(['latency 9 at *, 2 more', 'cut at a/b, 1 more, for every brand'])
  times = 3
  press('Refresh')
  await expect.poll(listed).toEqual(['latency 9 at *, 2 more', 'cut at a/b, 3 more, for every brand'])
  press('Clear')
  await expect.poll(() => bodies).toEqual([{ merchant: 'acme' }])
})

test('[BRD-05] after a navigation within the site, the link of the bar leads to the new page in its language', () => {
  onTestFinished(() => history.replaceState(null, '', '/'))
  history.replaceState(null, '', '/en-th')
  const locales = ['en-th', 'th-th'].map((code) => ({ code, name: code }))
  const part = sitePart({ info: { ...info, locales } as never, showMessage: () => {}, attempt: () => {} })
  const link = part.querySelector('a')
  history.pushState(null, '', '/th-th/faq?topic=money')
  link?.dispatchEvent(new Event('pointerdown'))
  const { searchParams } = new URL(link?.href ?? '')
  expect(Object.fromEntries(searchParams)).toEqual({ path: '/faq?topic=money', locale: 'th-th' })
})

test('[BRD-09] the outline of a block follows the block when the window changes its size', () => {
  document.body.innerHTML = '<div data-block="shell/header/blocks/menu"><b>Menu</b></div>'
  let width = 800
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 0, width, 40)
  const outline = document.createElement('div')
  const blocks = trackBlocks(outline, () => {})
  onTestFinished(blocks.stop)
  blocks.start()
  document.querySelector('b')?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
  expect(outline.style.width).toBe('800px')
  width = 390
  dispatchEvent(new Event('resize'))
  expect(outline.style.width).toBe('390px')
})
