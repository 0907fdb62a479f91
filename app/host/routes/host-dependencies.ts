import type { ResolvedManifest } from '../../../runtime/manifest/index.ts'
import type { SiteData } from '../../../runtime/site/site-data.ts'
import type { AreaHostName } from '../brand-store.ts'
import type { ErrorRelay } from '../error-relay.ts'
import type { DrawLinkPicture } from '../link-picture/link-pictures.ts'
import type { PageDependencies } from '../page-dependencies.ts'

export interface HostDependencies extends PageDependencies {
  /** The paths of a site's pages that a guest can open. */
  readonly guestPaths: (site: SiteData, now: number) => readonly string[] | Promise<readonly string[]>
  /** Forwards the errors of pages. Without it, the host drops them. */
  readonly errorReports?: ErrorRelay
  /** The brand of a host name. Undefined for an unknown name. */
  readonly brandOf: (host: string, request: Request) => ResolvedManifest | undefined
  /** The brand that has a host name through one of its areas, and the area's handler for it. */
  readonly areaNameOf: (host: string) => AreaHostName | undefined
  /** Draws the pictures for links to pages. Without it, links have no picture. */
  readonly drawLinkPicture?: DrawLinkPicture
  /** A file of the build by its address. Undefined if the host runs without a build. */
  readonly builtFile?: (path: string, encodings: string) => Response | undefined
}
