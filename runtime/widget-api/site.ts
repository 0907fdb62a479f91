/** The brand and the visit: settings, clock, storage. */
import { useSite } from '../site/site-context.ts'

export type { Manifest } from '../manifest/index.ts'
export { type Site, useSite } from '../site/site-context.ts'
export type { SiteData } from '../site/site-data.ts'
export { brandAsset } from './brand-asset.ts'

/** The settings that flows follow. */
export function useSettings() {
  return useSite().data.settings
}

/** Clock, storage and countdowns of this visit. Undefined on the server. */
export function useVisit() {
  return useSite().visit
}

/** The moment of the page in ms: the server's at first, so that both render alike. */
export function useServerNow(): number {
  return useSite().request.now
}

/** The brand as widgets see it. */
export function useBrand() {
  const { data } = useSite()
  return {
    ...data.merchant,
    theme: data.theme,
    locale: data.locale,
    locales: data.locales,
    timeZone: data.timeZone,
    minimumAge: data.settings.responsible.minimumAge,
    country: data.country,
    currency: data.currency,
    environment: data.environment,
    pages: data.pages,
  }
}
