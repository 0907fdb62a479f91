import { visits } from 'livery:visits'
import type { AreaVisit, OnVisit } from '../../runtime/areas/area-visit.ts'
import { removeOldCountdowns } from '../../runtime/countdown/remove-old-countdowns.ts'
import type { ServerClock } from '../../runtime/countdown/server-clock.ts'
import { takeArrivalQuery } from '../../runtime/head/arrival-query.ts'
import { whenAtRest } from '../../runtime/head/page-events.ts'
import type { Session } from '../../runtime/session/session.ts'
import { registerWorker } from '../../runtime/web-app/register-worker.ts'
import { firstUse } from './first-use.ts'
import type { createFlagDecisions } from './flag-decisions.ts'
import { loadWidgetImports } from './load-areas.ts'
import { renewRestoredPage } from './restored-page.ts'
import type { openStorage } from './storage.ts'

interface AfterStart {
  readonly visit: Omit<AreaVisit, 'decideFeatures' | 'search' | 'storage'> & {
    readonly storage: ReturnType<typeof openStorage>
    readonly session: Session
  }
  readonly clock: ServerClock
  readonly wholeSiteAddress: string
  /** Called when a newer version of the site has replaced this one. */
  readonly onUpdate: () => void
  /** Called with the brand's features when an area's provider has decided them. */
  readonly onFeatures: (features: AreaVisit['site']['features']) => void
  /** Resolves if the code in `visit.ts` must start before the page is idle. */
  readonly needed: Promise<void>
}

/**
 * Starts a page's background work, such as the service worker. The code in `visit.ts` of the brand's areas waits until
 * the page is complete and the browser idle, or until `needed` resolves. Resolves after all this code has started.
 */
export async function afterStart({
  visit,
  clock,
  wholeSiteAddress,
  onUpdate,
  onFeatures,
  needed,
}: AfterStart): Promise<void> {
  const isOn = visit.site.settings.webApp?.enabled === true
  if (import.meta.env.PROD) void registerWorker({ isOn, wholeSiteAddress, onUpdate })
  carryTypedText(visit)
  renewRestoredPage(visit.session)
  await Promise.race([needed, new Promise<void>((resolve) => whenAtRest(resolve))])
  if (!isInLatin()) void import('../../runtime/head/missing-letters.ts').then((code) => code.replaceMissingLetters())
  removeOldCountdowns(visit.storage, clock)
  // The next page tries again.
  void firstUse.then(loadWidgetImports).catch(() => {})
  const loaded = await Promise.allSettled(visit.site.areas.map(async (name) => visits[name]?.()))
  let decisions: ReturnType<typeof createFlagDecisions> | undefined
  const decideFeatures: AreaVisit['decideFeatures'] = (provider) => {
    const { site, session } = visit
    void import('./flag-decisions.ts').then(
      (code) => (decisions ??= code.createFlagDecisions({ site, session, onFeatures }))(provider),
      () => {},
    )
  }
  // `takeArrivalQuery` removes the query from the tab's storage. To lose no query, the code in `visit.ts` starts in the
  // same task. If a load failed, perhaps because the visitor has left, the query remains for the next page.
  const isWhole = loaded.every(({ status }) => status === 'fulfilled')
  const search = isWhole ? takeArrivalQuery() : ''
  for (const one of loaded)
    if (one.status === 'fulfilled' && one.value) void begin(one.value.default, { ...visit, search, decideFeatures })
}

/** Whether the language of the page has Latin letters, for which every device has fonts. */
const isInLatin = () => new Intl.Locale(document.documentElement.lang).maximize().script === 'Latn'

/**
 * Fills in the text that the visitor typed on the page in another language, and carries later text. Loads its code if
 * there is such text, or when the visitor uses the page.
 */
function carryTypedText({ tabStorage, site }: AfterStart['visit']): void {
  const key = `livery:fields:${site.environment}:${site.merchant.id}`
  const isWaiting = tabStorage.getItem(key) !== null
  void (isWaiting ? Promise.resolve() : firstUse)
    .then(() => import('./carried-fields.ts'))
    .then(
      ({ carryFields }) => carryFields(tabStorage, key),
      () => {},
    )
}

/**
 * Starts the code of an area's `visit.ts`. Its error becomes an unhandled rejection, which the page reports, and does
 * not stop the code of other areas.
 */
async function begin(onVisit: OnVisit, visit: AreaVisit): Promise<void> {
  await onVisit(visit)
}
