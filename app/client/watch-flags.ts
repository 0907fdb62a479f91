import { watchProvider } from '../../runtime/flags/watch-provider.ts'
import type { Features, FlagProvider } from '../../runtime/flags/manifest-provider.ts'
import { accountKey } from '../../runtime/countdown/account-key.ts'
import type { AreaVisit } from '../../runtime/areas/area-visit.ts'

/** Lets the provider of an area decide the brand's features for the current visitor (BRD-10). */
export async function watchFlags(
  provider: FlagProvider,
  options: Pick<AreaVisit, 'session' | 'site'> & { readonly onFeatures: (features: Features) => void },
): Promise<void> {
  const { site, session, onFeatures } = options
  const contextOf = () => {
    const { member } = session.store.getState()
    return {
      ...(member && { targetingKey: accountKey(member.username) }),
      session: member ? 'member' : 'guest',
      brand: site.merchant.id,
      environment: site.environment,
      locale: site.locale,
      country: site.country,
    }
  }
  const memberName = () => session.store.getState().member?.username
  let known = memberName()
  const updateContext = await watchProvider({ provider, features: site.features, context: contextOf(), onFeatures })
  const update = () => {
    if (memberName() === known) return
    known = memberName()
    updateContext(contextOf())
  }
  session.store.subscribe(update)
  // The visitor may have logged in or out while the provider started.
  update()
}
