// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hydrateStage, renderStage, setStage } from '../../../tests/contract/widget-stage.tsx'
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

const banner = (title: string, from: number, until: number) => ({
  id: title,
  title,
  img: '/banner.svg',
  start_date: new Date(start + from * hour).toISOString(),
  end_date: new Date(start + until * hour).toISOString(),
})

/** Hydrates a page that was rendered at `start`, at a later time. */
async function openPage(hoursLater: number) {
  const stage = await setStage(catalogue['banners/banner-carousel'] as WidgetFacts, { interval: 0 }, 'en-th')
  const banners = [banner('First', -1, 2), banner('Second', 2, 90)]
  const reader = { ...stage.reader, config: async () => ({ 'en-th': banners }) as never }
  const rendered = await renderStage({ ...stage, reader, request: { ...stage.request, now: start } })
  vi.useFakeTimers({ now: start + hoursLater * hour })
  const visit = { clock: { now: Date.now } } as unknown as Site['visit']
  const page = await hydrateStage({ ...stage, reader, request: { ...stage.request, now: start }, visit }, rendered)
  return {
    ...page,
    html: rendered.html.join(''),
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

test('[STA-07] in an open page a banner replaces another at its time', async () => {
  const page = await openPage(0)
  await page.pass(2 * hour - 1)
  expect(page.shown()).toEqual(['First'])
  await page.pass(1)
  expect(page.shown()).toEqual(['Second'])
  await act(async () => page.root.unmount())
})
