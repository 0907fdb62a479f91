import type { Banner, FooterEntry, MissionCalendar, Promotion, Provider } from '../../schemas/generated/records.ts'
import type { AnswerOf, Endpoint, RequestOf } from './call-api.ts'

/** How public data is read, on the server as in the browser. */
export interface PublicReader {
  readonly locale: string
  readonly currency: string
  readonly host: string
  call<Name extends Endpoint>(endpoint: Name, payload: RequestOf<Name>): Promise<AnswerOf<Name>>
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
}

export type PublicQuery = keyof PublicData

const loaders: { readonly [Name in PublicQuery]: (reader: PublicReader) => Promise<PublicData[Name]> } = {
  banners: async (reader) => {
    const file = (await reader.config('banner.json')) as Record<string, readonly Banner[]>
    return file[reader.locale] ?? []
  },
  providers: async (reader) => required(await reader.call('provider/provider-list', {})),
  promotions: async (reader) =>
    required(await reader.call('promotion/get-promotion-content-list', { currency: reader.currency })),
  missions: async (reader) => required(await reader.call('mission/get-calendar', {})),
  footer: async (reader) => {
    const entries = await reader.config('footer.json')
    const language = reader.locale.slice(0, 2)
    const isOurs = (entry: FooterEntry) => entry.language === language && [entry.domain].flat().includes(reader.host)
    return Array.isArray(entries) ? (entries as FooterEntry[]).filter(isOurs) : []
  },
}

/** An answer's data, or an error with the server's message, which the widget shows with a way to try again. */
function required<Data>(answer: { status: boolean; msg?: string; data?: Data }): Data {
  if (!answer.status || answer.data === undefined) throw new Error(answer.msg ?? '')
  return answer.data
}

/** What react-query needs to keep and load a query. Public data is good for a minute. */
export function publicQuery<Name extends PublicQuery>(name: Name, reader: PublicReader) {
  return {
    queryKey: [name, reader.locale] as const,
    queryFn: (): Promise<PublicData[Name]> => loaders[name](reader),
    staleTime: 60_000,
  }
}

export const isPublicQuery = (name: string): name is PublicQuery => Object.hasOwn(loaders, name)
