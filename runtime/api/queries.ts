import type {
  Banner,
  Country,
  FooterEntry,
  MenuEntry,
  MissionCalendar,
  Promotion,
  Provider,
  QuickRegisterSetting,
} from '../../schemas/generated/records.ts'
import { type GeneralSettings, readGeneral, readVersion } from './general-settings.ts'
import { readRecords } from './read-records.ts'
import { type Contacts, readContacts } from '../contact/read-contacts.ts'
import { CallFailed } from './call-failed.ts'
import type { AnswerOf, CallOptions, Endpoint, RequestOf } from './call-api.ts'

/** How public data is read, on the server as in the browser. */
export interface PublicReader {
  readonly locale: string
  readonly currency: string
  readonly host: string
  call<Name extends Endpoint>(endpoint: Name, payload: RequestOf<Name>, options?: CallOptions): Promise<AnswerOf<Name>>
  /** A configuration file of the static origin, `banner.json`. 403 and 404 give an empty list (CFG-03); else it throws. */
  config(file: string): Promise<unknown>
  /**
   * A file of the static origin by its path below `/static/`, kept as long as its version stays the same, as `read`
   * reads it. Throws where it cannot be had or read.
   */
  keptFile<Content>(
    path: string,
    version: string,
    read: (bytes: Uint8Array<ArrayBuffer>) => Promise<Content>,
  ): Promise<Content>
  /** A text page as HTML, made and cleaned by the host. */
  content(page: string): Promise<string>
}

/** The public data of each name. A widget's facts list the names that it needs. */
export interface PublicData {
  banners: readonly Banner[]
  providers: readonly Provider[]
  promotions: readonly Promotion[]
  missions: MissionCalendar
  footer: readonly FooterEntry[]
  contacts: Contacts
  countries: readonly Country[]
  signUp: QuickRegisterSetting
  general: GeneralSettings
  /** Entries of the backend's menus in the page's language, in their order. */
  menu: readonly MenuEntry[]
  /** As it came: `partnershipOf` reads it. */
  partnership: object
  /** What the backend runs, `1.4.0`; null where it does not say. */
  version: string | null
}

export type PublicQuery = keyof PublicData

const loaders: { readonly [Name in PublicQuery]: (reader: PublicReader) => Promise<PublicData[Name]> } = {
  banners: async (reader) => {
    const file = await reader.config('banner.json')
    return readRecords.banners(Object(file)[reader.locale]) ?? []
  },
  providers: async (reader) => required(await reader.call('provider/provider-list', {}), readRecords.providers),
  promotions: async (reader) =>
    required(
      await reader.call('promotion/get-promotion-content-list', { currency: reader.currency }),
      readRecords.promotions,
    ),
  missions: async (reader) => required(await reader.call('mission/get-calendar', {}), readRecords.missions),
  contacts: async (reader) => readContacts(await reader.config('contact.json'), reader.locale.slice(0, 2)),
  countries: async (reader) => required(await reader.call('user/get-country-list', {}), readRecords.countries),
  signUp: async (reader) => required(await reader.call('user/get-quick-register-setting', {}), readRecords.signUp),
  partnership: async (reader) => Object(await reader.config('partnership.json')) as object,
  general: async (reader) => readGeneral(await reader.config('general.json')),
  menu: async (reader) => {
    const language = reader.locale.slice(0, 2)
    const entries = readRecords.menu(await reader.config('menu.json')) ?? []
    return entries
      .filter((entry) => entry.language === language)
      .toSorted((one, other) => one.sequence - other.sequence)
  },
  version: async (reader) => readVersion(await reader.config('version.json')) ?? null,
  footer: async (reader) => {
    const language = reader.locale.slice(0, 2)
    const entries = readRecords.footer(await reader.config('footer.json')) ?? []
    return entries.filter((entry) => entry.language === language && [entry.domain].flat().includes(reader.host))
  },
}

/** What an answer's data says, or an error with the server's message: it is told, and the widget offers to try again. */
function required<Data>(
  answer: { readonly status: boolean; readonly code?: number; readonly msg?: string; readonly data?: unknown },
  read: (data: unknown) => Data | undefined,
): Data {
  const data = answer.status ? read(answer.data) : undefined
  if (data === undefined) throw new CallFailed(answer)
  return data
}

/** What react-query needs to keep and load a query. Public data is good for a minute. */
export function publicQuery<Name extends PublicQuery>(name: Name, reader: PublicReader) {
  return {
    queryKey: [name, reader.locale] as const,
    queryFn: (): Promise<PublicData[Name]> => loaders[name](reader),
    staleTime: 60_000,
  }
}

/** What the server does not render with: it is there when a visitor's browser has asked for it. */
export const visitorQueries: ReadonlySet<PublicQuery> = new Set(['countries', 'signUp'])

export const isPublicQuery = (name: string): name is PublicQuery => Object.hasOwn(loaders, name)
