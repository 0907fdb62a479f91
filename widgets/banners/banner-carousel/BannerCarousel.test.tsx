// @vitest-environment window
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hydrateStage, renderStage, setStage } from '../../../tests/contract/widget-stage.tsx'
import { htmlOf } from '../../../tests/support/html-of.ts'
import type { Site } from '../../../runtime/widget-api/site.ts'
import { catalogue } from '../../../schemas/generated/catalogue.ts'
import type { WidgetFacts } from '../../../schemas/generated/widget-facts.ts'

const hour = 3_600_000
const start = Date.parse('2026-11-21T00:00:00Z')

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const banner = (title: string, from: number, until: number, link = '') => ({
  id: title,
  title,
  link,
  img: '/banner.svg',
  start_date: new Date(start + from * hour).toISOString(),
  end_date: new Date(start + until * hour).toISOString(),
})

/** Renders a page at `start`, and hydrates it some hours later. */
async function openPage(
  hoursLater: number,
  { interval = 0, banners = [banner('First', -1, 2), banner('Second', 2, 90)] } = {},
) {
  const stage = await setStage(catalogue['banners/banner-carousel'] as WidgetFacts, { interval }, 'en-th')
  const reader = { ...stage.reader, config: async () => ({ 'en-th': banners }) as never }
  const rendered = await renderStage({ ...stage, reader, request: { ...stage.request, now: start } })
  vi.useFakeTimers({ now: start + hoursLater * hour })
  const visit = { clock: { now: Date.now } } as unknown as Site['visit']
  const page = await hydrateStage({ ...stage, reader, request: { ...stage.request, now: start }, visit }, rendered)
  return {
    ...page,
    html: htmlOf(rendered),
    shown: () => [...page.element.querySelectorAll('img')].map(({ alt }) => alt),
    pass: (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms))),
  }
}

test('[STA-07] a page from three days ago shows the current banner after hydration', async () => {
  const page = await openPage(72)
  expect(page.html).toContain('alt="First"')
  await page.pass(0)
  expect(page.shown()).toEqual(['Second'])
  expect(page.output).toEqual([])
  await act(async () => page.root.unmount())
})

test('[STA-07] an open page shows the next banner when the current one ends', async () => {
  const page = await openPage(0)
  await page.pass(2 * hour - 1)
  expect(page.shown()).toEqual(['First'])
  await page.pass(1)
  expect(page.shown()).toEqual(['Second'])
  await act(async () => page.root.unmount())
})

test.each([
  ['/', '/en-th'],
  ['https://partner.example/offer', 'https://partner.example/offer'],
  ['/no-such-page', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('a banner with the link %j leads to %j', async (link, href) => {
  const page = await openPage(0, { banners: [banner('First', -1, 2, link)] })
  expect(page.element.querySelector('section a')?.getAttribute('href')).toBe(href)
  expect(page.shown()).toEqual(['First'])
  await act(async () => page.root.unmount())
})

test('a focused carousel stays paused when the pointer leaves it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  const page = await openPage(0, { interval: 5000, banners: [banner('First', -1, 2), banner('Second', -1, 2)] })
  const shown = () => page.element.querySelector('[data-shown] img')?.getAttribute('alt')
  const send = (element: Element | null, type: string) =>
    act(async () => void element?.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: document.body })))
  await page.pass(5000)
  expect(shown()).toBe('Second')
  const carousel = page.element.querySelector('section')
  const dot = page.element.querySelector('button')
  await send(carousel, 'mouseover')
  await act(async () => dot?.focus())
  await send(carousel, 'mouseout')
  await page.pass(20_000)
  expect(shown()).toBe('Second')
  await act(async () => dot?.blur())
  await page.pass(5000)
  expect(shown()).toBe('First')
  await act(async () => page.root.unmount())
})

test('a carousel moves on after the banner with the focus has ended', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  const banners = [banner('First', -1, 1), banner('Second', -1, 9), banner('Third', -1, 9)]
  const page = await openPage(0, { interval: 5000, banners })
  const shown = () => page.element.querySelector('[data-shown] img')?.getAttribute('alt')
  await act(async () => page.element.querySelector('button')?.focus())
  await page.pass(hour)
  expect(page.shown()).toEqual(['Second', 'Third'])
  const before = shown()
  await page.pass(5000)
  expect(shown()).not.toBe(before)
  await act(async () => page.root.unmount())
})
