import type { PublicReader } from '../api/public-reader.ts'
import type { SiteData } from '../site/site-data.ts'

/**
 * The public data of all areas. Each name has a function from the parameters of the data to the data. An area adds its
 * own data by augmenting this interface:
 *
 * ```ts
 * declare module '../../runtime/areas/public-data.ts' {
 *   interface PublicData {
 *     'coffee/menu': (parameters: { readonly shop?: string }) => readonly Drink[]
 *   }
 * }
 * ```
 */
export interface PublicData {}

export type PublicName = keyof PublicData
type Entry<Name extends PublicName> = PublicData[Name] extends (parameters: infer Given) => infer Data
  ? { readonly given: unknown extends Given ? NoParameters : Given; readonly data: Data }
  : never
type NoParameters = Readonly<Record<never, never>>

/** The data of a name. */
export type DataOf<Name extends PublicName> = Entry<Name>['data']
/** The parameters with which a name's data loads. */
export type ParametersOf<Name extends PublicName> = Entry<Name>['given']

/** The sources of public data. */
export interface QueryContext {
  readonly reader: PublicReader
  readonly site: SiteData
}

/** Loads the data of one name. `load` may import its code on first use. */
export interface PublicQuery<Data = unknown, Given = Record<string, string | undefined>> {
  /** Rejects if the load fails. A `CallFailed` has the server's message. */
  readonly load: (context: QueryContext, parameters: Given) => Promise<Data>
  /** Freshness of the data, in ms. Default: a minute. */
  readonly staleTime?: number
  /** Whether only the browser loads the data. Then the server renders without the data. */
  readonly browserOnly?: boolean
  /** Whether the data differs for members. Then pages load it again after a login or logout (STA-02). */
  readonly differsByMember?: boolean
  /**
   * Whether widgets hide parts of the data from some members. Then a static block with the data renders again for a
   * member.
   */
  readonly isFilteredByMember?: boolean
  /** False if the browser must not repeat a failed load. Then only the visitor can load the data again. */
  readonly retry?: false
}

/** The queries of an area by name, each typed by `PublicData`. */
export type PublicQueries = { readonly [Name in PublicName]?: PublicQuery<DataOf<Name>, ParametersOf<Name>> }
