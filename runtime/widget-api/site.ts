/** The brand and the visit: settings, clock, storage. */
import { useSite } from '../site/site-context.ts'

export type { Manifest } from '../manifest/index.ts'
export { type Site, useSite } from '../site/site-context.ts'
export type { SiteData } from '../site/site-data.ts'
export { useServerClock } from '../site/use-server-clock.ts'

/** The settings whose schemas mark them for browsers. */
export function useSettings() {
  return useSite().data.settings
}

/** Clock, storage and countdowns of this visit. Undefined on the server. */
export function useVisit() {
  return useSite().visit
}

/** The brand's data for widgets. */
export function useBrand() {
  const { data } = useSite()
  return {
    ...data.merchant,
    /**
     * The address of a file of the brand's `assets` folder. A prop of the format `asset` has the name of such a file.
     */
    asset: (file: string) => `${data.assets}${file}`,
    theme: data.theme,
    locale: data.locale,
    locales: data.locales,
    timeZone: data.timeZone,
    minimumAge: data.settings.responsible.minimumAge,
    country: data.country,
    currency: data.currency,
    environment: data.environment,
  }
}
