import type { ResolvedManifest } from '../manifest/index.ts'

/** A request for a page of an area's own, as far as such a page may depend on it. */
export interface HostRequest {
  readonly resolved: ResolvedManifest
  /** The scheme and the host with its port that the visitor's browser has in its address bar. */
  readonly origin: { readonly protocol: string; readonly host: string }
}

/** The part of an area that runs beside the host only: its `host.ts`. */
export interface AreaHost {
  /** Pages at paths of the site that are no pages of the manifest. Each answers under a policy of its own. */
  readonly routes?: Readonly<Record<string, (request: HostRequest) => Response>>
  /** A second host name of each brand, where nothing else of the brand answers. */
  readonly ownName?: {
    /** The name of a brand; undefined where the brand has none. */
    readonly nameOf: (resolved: ResolvedManifest) => string | undefined
    /** Answers a path under that name; undefined where there is nothing. */
    readonly answer: (resolved: ResolvedManifest, path: string) => Response | undefined
  }
  /** Sources that the policy of the brand's pages allows besides the hosts of the manifest, by directive. */
  readonly policy?: (resolved: ResolvedManifest) => Readonly<Record<string, readonly string[]>>
}

/** Names an area's part of the host. */
export const defineHost = (host: AreaHost): AreaHost => host
