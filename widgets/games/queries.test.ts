import { afterEach, expect, test, vi } from 'vitest'
import type { QueryContext } from '../../runtime/widget-api/area.ts'
import area from './area.ts'
import { providerFinder } from './model/provider-finder.ts'
import { game } from './model/testing/launch-page.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const jade = { ...game, provider_id: 'jd1', provider_name: 'Jade' }
const other = { ...game, game_id: 'g2', provider_id: 'pg2', provider_name: 'P&G' }

/** The start of a section. The backend sends these providers, or else the given response. */
function startOf(
  parameters: { readonly category?: string; readonly provider?: string },
  providers?: readonly object[],
  response: object = { status: true, data: providers },
) {
  const reader = {
    currency: 'THB',
    config: async () => ({}),
    cachedFile: async () => [jade, other],
    call: async () => response,
  }
  const site = { settings: { games: { sections: { slot: { category: 'slot' } } } } }
  return area.queries?.['games/section-start']?.load({ reader, site } as unknown as QueryContext, {
    section: 'slot',
    ...parameters,
  })
}

test.each([
  ['the provider name of the games', 'jade', { provider_id: '', providerKey: 'other' }],
  ['a key that equals the provider id of the games', 'jd1', { provider_id: '', providerKey: 'jd1' }],
  [
    'a key that differs from the provider’s id and name',
    'jade-gaming',
    { provider_id: 'jd1', providerKey: 'Jade.Gaming' },
  ],
])('[GAM-12] a provider’s page has the provider’s games if the address contains %s', async (_what, provider, row) => {
  expect(await startOf({ provider }, [row])).toMatchObject({ games: [jade], total: 1 })
})

test.each([
  ['an unknown provider', { status: true, data: [{ provider_id: 'jd1', providerKey: 'jade' }] }],
  ['an unknown provider of a backend without a list of providers', { status: false, missing: true }],
])('[GAM-12] the page of %s has no games', async (_what, response) => {
  expect(await startOf({ provider: 'nobody' }, undefined, response)).toEqual({ games: [], total: 0 })
})

test('[GAM-12] if the list of providers fails to load, a page whose address has a provider’s key fails, and a page whose address has a name shows its games', async () => {
  await expect(startOf({ provider: 'jade-gaming' }, undefined, { status: false, code: 503 })).rejects.toThrow()
  expect(await startOf({ provider: 'jade' }, undefined, { status: false, code: 503 })).toMatchObject({ total: 1 })
})

test('[GAM-04] a game finds its provider by id, or by name if the backend sends only a key', () => {
  const provider = { ...jade, providerName: 'Jade', img: '', categories: [], game_maintenance: 0 }
  const find = providerFinder([
    { ...provider, providerKey: 'jd1', provider_id: 'jd1' },
    { ...provider, providerKey: 'p-g', provider_id: 'p-g' },
  ] as unknown as Parameters<typeof providerFinder>[0])
  expect(find(jade)?.providerKey).toBe('jd1')
  expect(find(other)?.providerKey).toBe('p-g')
  expect(find(game)).toBeUndefined()
})

test('[GAM-02] an address with an unknown category has no page, and the browser logs the reason', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const isCategory = area.parameterTests?.['game-category']
  expect(isCategory?.('nonsense')).toBe(false)
  expect(log).not.toHaveBeenCalled()
  vi.stubGlobal('document', {})
  expect([isCategory?.('slot'), isCategory?.('nonsense')]).toEqual([true, false])
  expect(log.mock.calls).toEqual([['No such category']])
})

test.each(['recent', 'favourites'])(
  '[STA-06] the host loads no games for the list %s of a player, and logs nothing',
  async (list) => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const start = area.queries?.['games/list-start']?.load({} as QueryContext, { list })
    expect(await start).toEqual({ games: [], total: 0 })
    expect(log).not.toHaveBeenCalled()
  },
)

test('[GAM-02] a list of an unknown category fails, and its load logs the reason', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  await expect(startOf({ category: 'nonsense' })).rejects.toThrow()
  expect(log).toHaveBeenCalledWith('No such category')
})
