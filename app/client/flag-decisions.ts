import { watchFeatures } from '../../runtime/flags/watch-features.ts'
import type { Features, FlagProvider } from '../../runtime/flags/manifest-provider.ts'
import { accountKey } from '../../runtime/countdown/account-key.ts'
import type { AreaVisit } from '../../runtime/areas/area-visit.ts'

/**
 * Lets providers of areas decide the brand's features for the current visitor (BRD-10).
 *
 * @returns a function that replaces the provider. Its promise resolves after the new provider has started. If the
 *   provider fails, the promise also resolves, and the manifest decides
 */
export function createFlagDecisions({
  site,
  session,
  onFeatures,
}: Pick<AreaVisit, 'session' | 'site'> & { readonly onFeatures: (features: Features) => void }): (
  provider: FlagProvider,
) => Promise<void> {
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
  /** The last provider while it starts. It learns of a login only after its start. */
  let starting: FlagProvider | undefined
  const { decideBy, updateContext } = watchFeatures({ features: site.features, onFeatures })
  const update = () => {
    if (starting !== undefined || memberName() === known) return
    known = memberName()
    updateContext(contextOf())
  }
  session.store.subscribe(update)
  return async (provider) => {
    starting = provider
    known = memberName()
    await decideBy(provider, contextOf())
    // An earlier provider may never start.
    if (starting !== provider) return
    starting = undefined
    update()
  }
}
