import type { CompiledMessage } from '../i18n/compile-messages.ts'
import type { Manifest } from '../manifest/index.ts'

/**
 * What the page in the browser knows of its brand, in one locale: the parts of the manifest that pages are made of. It
 * stands in the HTML as JSON, so that server and browser render from the same thing.
 */
export interface SiteData {
  readonly merchant: { readonly id: string; readonly name: string; readonly logo: string; readonly icon: string }
  readonly environment: string
  readonly hash: string
  readonly locale: string
  readonly country: string
  readonly currency: string
  readonly locales: readonly { readonly code: string; readonly name: string }[]
  readonly timeZone: string
  readonly theme: Manifest['theme']
  readonly features: Readonly<Record<string, boolean>>
  readonly pages: Manifest['pages']
  readonly shell: Manifest['shell']
  readonly layouts: Manifest['layouts']
  readonly routes: Manifest['routes']
  readonly navigation: Manifest['navigation']
  readonly toastDuration: number
  /** Hosts that pictures in texts may come from, beside the site's own. */
  readonly imageHosts: readonly string[]
  /** Whether members of different groups have different contacts. */
  readonly contactsByGroup: boolean
  /** How games open, what sections list, and which hosts games may come from. */
  readonly games: Manifest['games'] & { readonly hosts: readonly string[]; readonly shellOrigin: string }
  readonly responsible: Manifest['responsible']
  /** What the account and money flows follow. */
  readonly settings: Pick<
    Manifest,
    'auth' | 'phone' | 'otp' | 'bank' | 'countries' | 'deposit' | 'withdrawal' | 'upload' | 'hosts'
  > & {
    readonly idempotencyHeader: string
    /** How long a call may take, ms. */
    readonly callTimeout: number
    /** How long what was loaded is kept, ms (API-03). */
    readonly cacheLifetime: number
  }
  /** Texts by id. In the browser those that the page shows at first; all others are put in when they have come. */
  readonly messages: Record<string, CompiledMessage>
}

/** What one request adds: which page, for which device, and when it was rendered. */
export interface PageRequest {
  /** The path with its locale. The query is not the server's: one rendering serves them all. */
  readonly path: string
  readonly device: 'mobile' | 'desktop'
  readonly country: string
  /** Milliseconds since 1970; the browser renders the first time with the server's. */
  readonly now: number
}
