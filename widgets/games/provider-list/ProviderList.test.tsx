// @vitest-environment window
import { act } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { hydrateStage, mountOnStage, untilShown, renderStage, setStage } from '../../../tests/contract/widget-stage.tsx'
import { htmlOf } from '../../../tests/support/html-of.ts'
import type { Site } from '../../../runtime/widget-api/site.ts'
import { catalogue } from '../../../schemas/generated/catalogue.ts'
import type { WidgetFacts } from '../../../schemas/generated/widget-facts.ts'
import { ProviderList } from './ProviderList.tsx'

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => void vi.useRealTimers())

const widget = 'games/provider-list'
const provider = (provider_id: string, fields: object = {}) => ({
  provider_id,
  providerName: `Provider ${provider_id}`,
  providerKey: `key-${provider_id}`,
  img: '',
  categories: [],
  game_maintenance: 0,
  ...fields,
})
const call = (providers: readonly object[]) => async () => ({ status: true, data: providers }) as never
const now = Date.parse('2026-11-21T04:00:00Z')
const current = { maintenance_start: '2026-11-21 11:00:00', maintenance_end: '2026-11-21 13:00:00' }
const past = { maintenance_start: '2026-11-20 11:00:00', maintenance_end: '2026-11-20 13:00:00' }

test.each([
  ['a maintenance flag of 0 and a current window', true, { game_maintenance: 0, ...current }],
  ['a maintenance flag of 1 and a past window', false, { game_maintenance: 1, ...past }],
  ['a maintenance flag of 1 and no window', true, { game_maintenance: 1 }],
  ['a maintenance flag of 0 and no window', false, { game_maintenance: 0 }],
])('[GAM-04] a provider with %s is closed: %s', async (_what, isClosed, fields) => {
  const stage = await setStage(catalogue[widget] as WidgetFacts, { title: 'home.providers', limit: 60 }, 'en-th')
  const { html } = await renderStage({
    ...stage,
    request: { ...stage.request, now },
    reader: { ...stage.reader, call: call([provider('101', fields)]) },
  })
  expect(htmlOf({ html })).toContain('Provider 101')
  expect(htmlOf({ html }).includes('data-closed')).toBe(isClosed)
})

test('[GAM-04] on an open page, a closed provider opens at the end of its maintenance', async () => {
  const stage = await setStage(catalogue[widget] as WidgetFacts, { title: 'home.providers', limit: 60 }, 'en-th')
  const shown = {
    ...stage,
    request: { ...stage.request, now },
    reader: { ...stage.reader, call: call([provider('101', current)]) },
  }
  const rendered = await renderStage(shown)
  vi.useFakeTimers({ now })
  const page = await hydrateStage(
    { ...shown, visit: { clock: { now: Date.now } } as unknown as Site['visit'] },
    rendered,
  )
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  await pass(3_600_000 - 1)
  expect(page.element.querySelector('[data-closed]')).not.toBeNull()
  await pass(1)
  expect(page.element.querySelector('[data-closed]')).toBeNull()
  await act(async () => page.root.unmount())
})

test('[GAM-03] the grid leaves out the providers that are blocked for the member, and fills up to its limit with others', async () => {
  const change = (site: Site): Site => {
    const member = { restrict: '101, 103' } as never
    site.session.store.setState({ known: true, loggedIn: true, member })
    return { ...site, reader: { ...site.reader, call: call(['101', '102', '103', '104'].map((id) => provider(id))) } }
  }
  const page = await mountOnStage(widget, <ProviderList title="home.providers" limit={2} />, { changeSite: change })
  await untilShown(() => expect(page.element.querySelector('a')).not.toBeNull())
  expect([...page.element.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Provider 102',
    'Provider 104',
  ])
  await act(async () => page.root.unmount())
})
