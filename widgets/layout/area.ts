import type { FooterEntry, MenuEntry } from '../../schemas/generated/records.ts'
import { defineArea } from '../../runtime/widget-api/area.ts'
import type { GeneralSettings } from './model/general-settings.ts'

declare module '../../runtime/areas/public-data.ts' {
  interface PublicData {
    'layout/footer': () => readonly FooterEntry[]
    'layout/general': () => GeneralSettings
    /** Entries of the backend's menus in the page's language, in their order. */
    'layout/menu': () => readonly MenuEntry[]
    /** The backend's version, such as `1.4.0`. Null if it is missing or malformed. */
    'layout/version': () => string | null
  }
}

const queries = () => import('./queries.ts')

export default defineArea({
  name: 'layout',
  queries: {
    'layout/footer': { load: async (context) => (await queries()).loadFooter(context) },
    'layout/general': { load: async (context) => (await queries()).loadGeneral(context) },
    'layout/menu': { load: async (context) => (await queries()).loadMenu(context) },
    'layout/version': { load: async (context) => (await queries()).loadVersion(context) },
  },
})
