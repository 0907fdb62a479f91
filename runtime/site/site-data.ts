import type { SiteSettings } from '../../schemas/generated/site-settings.ts'
import type { CompiledMessage } from '../i18n/compile-messages.ts'
import type { Manifest } from '../manifest/index.ts'

/**
 * The data of a brand in one locale, for pages: the parts of the manifest that pages render. The browser loads it
 * as JSON, so that server and browser render from the same data.
 */
export interface SiteData {
  readonly merchant: { readonly id: string; readonly name: string; readonly logo: string; readonly icon: string }
  /** The path prefix of the site's files. Only a canary has one. */
  readonly basePath?: string
  /** The address of the folder of the brand's assets. It may change with the assets. */
  readonly assets: string
  readonly environment: string
  readonly hash: string
  readonly locale: string
  readonly country: string
  readonly currency: string
  readonly locales: readonly Omit<Manifest['locales'][string], 'currency'>[]
  readonly timeZone: string
  readonly theme: Manifest['theme']
  readonly features: Readonly<Record<string, boolean>>
  /** Calls that the backend lacks. Parts that need one of them are hidden. */
  readonly missingCalls?: readonly string[]
  readonly pages: Manifest['pages']
  /** The pages that a dialog can replace, by route (RTE-14). */
  readonly dialogPages: Readonly<Record<string, DialogPage>>
  /** The areas that the brand uses. */
  readonly areas: readonly string[]
  /** The widgets of these areas whose code loads on first use, or when the page is idle. */
  readonly lateWidgets: readonly string[]
  /** The shared regions. */
  readonly shell: Manifest['shell']
  readonly layouts: Manifest['layouts']
  readonly routes: Readonly<Record<string, SiteRoute>>
  readonly navigation: Manifest['navigation']
  /** The settings whose schemas mark them for browsers. */
  readonly settings: SiteSettings
  /**
   * Texts by id. In the browser, it first has only the texts of the page. The page adds the other texts after they have
   * loaded.
   */
  readonly messages: Record<string, CompiledMessage>
}

type Route = Manifest['routes'][string]

/** A page of the brand. In the browser, the regions of all but the first page follow when they are needed. */
export interface SiteRoute extends Omit<Route, 'regions'> {
  readonly regions?: Route['regions'] | undefined
}

/** A page that a dialog replaces if the brand has switched the page off. */
export interface DialogPage {
  /** The page's path without locale. Undefined if the brand has removed the route. */
  readonly path: string | undefined
  readonly isOn: boolean
  /** The query parameter that opens the dialog. */
  readonly query: string
  /** The dialog's name in menus. */
  readonly dialog: string
  readonly membersOnly: boolean
}

/** The data of one request: its page, its country, and the time of rendering. */
export interface PageRequest {
  /** The path with its locale. It has no query, because one rendering serves all queries. */
  readonly path: string
  /**
   * The visitor's country if a condition of the brand depends on the country. Otherwise, the same value for all
   * visitors.
   */
  readonly country: string
  /** The time in ms since 1970. The browser's first rendering uses the server's time. */
  readonly now: number
}
