import type { Provider } from '../../../../schemas/generated/records.ts'
import { catalogueOf } from '../catalogue/game-catalogue.ts'
import { windowsOf } from '../maintenance-windows.ts'
import { openEndpoint, serverTime } from '../../../../sandbox/index.ts'

/** Every provider in order. A provider with a current maintenance window is closed (GAM-04). */
export const providerProviderList = openEndpoint('provider/provider-list', ({ sandbox, merchant }) => {
  const now = sandbox.clock.now()
  // If a provider has several windows, the earliest one counts.
  const windows = new Map(
    windowsOf(sandbox.database, merchant.id, now)
      .toReversed()
      .map((window) => [window.providerId, window]),
  )
  return {
    status: true,
    data: catalogueOf(sandbox.seed).providers.map((provider): Provider => {
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
