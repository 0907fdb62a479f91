/** How an area follows a visit in the browser, and what happens in it. */
export type { AreaVisit, FollowVisit } from '../areas/area-visit.ts'
export type { FlagProvider } from '../flags/manifest-provider.ts'
export { splitLocale } from '../i18n/locale-path.ts'
export { matchRoute } from '../routing/match-route.ts'
export { listenToEvents, type SiteEvent } from '../tracking/announce-event.ts'
