/** A visit in the browser and its events, for areas. */
export type { AreaVisit, OnVisit } from '../areas/area-visit.ts'
export type { FlagProvider } from '../flags/manifest-provider.ts'
export { splitLocale } from '../i18n/locale-path.ts'
export { matchRoute } from '../routing/match-route.ts'
export { listenToEvents, type SiteEvent } from '../tracking/announce-event.ts'
