import type { Provider } from '../../../schemas/generated/records.ts'
import { serverTime } from '../../clock.ts'
import { openEndpoint } from '../endpoint.ts'

/** Every provider in order; one whose window is open now is under maintenance (GAM-04). */
export const providerProviderList = openEndpoint('provider/provider-list', ({ world, merchant }) => {
  const now = world.clock.now()
  const windows = new Map(
    world.database
      .prepare(
        'SELECT provider_id, starts, ends FROM maintenance WHERE merchant_id = ? AND ends > ? ORDER BY starts DESC',
      )
      .all(merchant.id, now)
      .map((row) => [String(row.provider_id), { starts: Number(row.starts), ends: Number(row.ends) }]),
  )
  return {
    status: true,
    data: world.catalogue.providers.map((provider): Provider => {
      const window = windows.get(provider.id)
      return {
        provider_id: provider.id,
        providerName: provider.name,
        providerKey: provider.key,
        img: `/static/art/providers/${provider.key}.svg`,
        categories: [...provider.categories],
        ...(provider.tags.length > 0 ? { tags: [...provider.tags] } : {}),
        game_maintenance: window && window.starts <= now ? 1 : 0,
        ...(window && { maintenance_start: serverTime(window.starts), maintenance_end: serverTime(window.ends) }),
      }
    }),
  }
})
