import type { HostFacts } from '../../schemas/generated/area-facts.ts'
import type { Manifest, ResolvedManifest } from '../manifest/index.ts'
import type { DataOf, ParametersOf, PublicName } from './public-data.ts'

/**
 * A directive of the Content-Security-Policy that an area may add sources to. No source of such a directive can run
 * code in the page.
 */
export type OpenDirective = HostFacts['policy'][number]

/** A request for a page of an area, with the parts on which the page may depend. */
export interface HostRequest {
  readonly resolved: ResolvedManifest
  /** The scheme and the host with its port, as in the visitor's address bar. */
  readonly origin: { readonly protocol: string; readonly host: string }
}

/** A rendered page, for the areas that describe it. */
export interface RenderedView {
  readonly resolved: ResolvedManifest
  readonly locale: string
  /** Scheme and host of the page, for the absolute addresses of structured data. */
  readonly origin: string
  /** The page's absolute address. */
  readonly address: string
  /** The absolute address of another page in the same locale. Undefined if the brand has no such page. */
  readonly addressOf: (route: string, parameters?: Readonly<Record<string, string>>) => string | undefined
  /** The values of the parameters in the page's address. */
  readonly parameters: Readonly<Record<string, string>>
  /** The blocks of the page. */
  readonly blocks: readonly Pick<Manifest['shell'][string]['blocks'][string], 'widget' | 'props'>[]
  /** Returns the public data of a name with which the page rendered. Undefined if the page did not load this data. */
  readonly data: <Name extends PublicName>(name: Name, parameters?: ParametersOf<Name>) => DataOf<Name> | undefined
}

/** An area's description of a page, for the page's head. Texts are plain. */
export interface PageDescription {
  /** The title without the brand's name. */
  readonly title?: string
  readonly description?: string
  /** Nodes of schema.org without `@context`. */
  readonly structuredData?: readonly StructuredData[]
}

/** A node of schema.org: `{ '@type': 'FAQPage', … }`. */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly '@type': string }

/** The part of an area that runs only on the host: its `host.ts`. */
export interface AreaHost {
  /** Pages that are not in the manifest, by path. Each response has a policy of its own. */
  readonly routes?: Readonly<Record<string, (request: HostRequest) => Response>>
  /** A second host name for each brand, under which the host serves only this area. */
  readonly ownName?: {
    /**
     * Returns a brand's second host name, or undefined if the brand has none. The name comes from a setting of the
     * format `own-origin`, so that validation refuses two brands with one name.
     */
    readonly nameOf: (resolved: ResolvedManifest) => string | undefined
    /** Handles a request for a path under the second name. Undefined for an unknown path. */
    readonly handle: (resolved: ResolvedManifest, path: string) => Response | undefined
  }
  /**
   * Describes a page for search engines, by the blocks and the data of the page. Undefined if the area has no
   * description. The title and the description in the brand's SEO lists take precedence.
   */
  readonly describePage?: (page: RenderedView) => PageDescription | undefined
  /**
   * A script that the service worker of an installable brand runs after its own. It listens to events that the worker's
   * own script does not handle, such as `push`.
   */
  readonly worker?: (resolved: ResolvedManifest) => string
  /** Sources that the policy of the brand's pages allows, by directive, in addition to the hosts of the manifest. */
  readonly policy?: (resolved: ResolvedManifest) => Readonly<Partial<Record<OpenDirective, readonly string[]>>>
}

/** Declares an area's part of the host. */
export const defineHost = (host: AreaHost): AreaHost => host
