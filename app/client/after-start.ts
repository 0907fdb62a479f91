import { visits } from 'livery:visits'
import type { AreaVisit, OnVisit } from '../../runtime/areas/area-visit.ts'
import { takeArrivalQuery } from '../../runtime/head/arrival-query.ts'
import { whenAtRest } from '../../runtime/head/page-events.ts'
import { registerWorker } from '../../runtime/web-app/register-worker.ts'
import { loadWidgetImports } from './load-areas.ts'

interface AfterStart {
  readonly visit: Omit<AreaVisit, 'decideFeatures' | 'search'>
  /** Called when a newer version of the site has replaced this one. */
  readonly onUpdate: () => void
  /** Called with the brand's features when an area's provider has decided them. */
  readonly onFeatures: (features: AreaVisit['site']['features']) => void
}

/**
 * Starts a page's background work: the service worker, and once the page is complete and the browser idle, the imports
 * of other pages' widgets and the visits of the brand's areas. Skips a visit if its code fails to load.
 */
export async function afterStart({ visit, onUpdate, onFeatures }: AfterStart): Promise<void> {
  if (import.meta.env.PROD) void registerWorker({ isOn: visit.site.settings.webApp?.enabled === true, onUpdate })
  await new Promise<void>((resolve) => whenAtRest(resolve))
  // The page after this one tries again.
  void loadWidgetImports().catch(() => {})
  const loaded = await Promise.allSettled(visit.site.areas.map(async (name) => visits[name]?.()))
  const decideFeatures: AreaVisit['decideFeatures'] = (provider) => {
    const { site, session } = visit
    void import('./watch-flags.ts').then(
      ({ watchFlags }) => watchFlags(provider, { site, session, onFeatures }),
      () => {},
    )
  }
  // All areas get the query in the task that takes it: a visitor who leaves earlier leaves it to the next page.
  const search = takeArrivalQuery()
  for (const one of loaded)
    if (one.status === 'fulfilled' && one.value) void begin(one.value.default, { ...visit, search, decideFeatures })
}

/** Starts a visit. An error in it is reported as an unhandled rejection, and stops no other visit. */
async function begin(onVisit: OnVisit, visit: AreaVisit): Promise<void> {
  await onVisit(visit)
}
