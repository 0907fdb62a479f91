import type { PageRequest, SiteData } from '../../runtime/site/site-data.ts'
import type { AreaHosts } from '../areas/area-hosts.ts'
import type { RenderedPage, RenderingDependencies } from '../server/entry-server.tsx'
import type { ByteCache } from './byte-cache.ts'
import type { Compress, Decompress } from './compress-page.ts'
import type { ProgramMarkup } from './document.ts'
import type { PageCache } from './page-cache.ts'
import type { LimitRendering } from './rendering-limit.ts'
import type { ReportFailure } from './report-failure.ts'
import type { ServerReaderDependencies } from './server-reader.ts'

/** The parts of a page that decide which style rules it needs. */
interface PageForm {
  /** The layouts that the page may have: that of its route, and that of a missing page. */
  readonly layouts: readonly SiteData['layouts'][string][]
  /** The classes in the HTML of widgets that load late (`use`, `idle`). */
  readonly lateClasses: ReadonlySet<string>
}

export interface PageDependencies extends ServerReaderDependencies {
  readonly render: (site: SiteData, request: PageRequest, dependencies: RenderingDependencies) => Promise<RenderedPage>
  /** The name of the build. Without one, as in the preview, visitors cannot install a site. */
  readonly build?: string
  /**
   * Whether a page contains the shared part of its site, instead of the address of that part. Default: only without a
   * build.
   */
  readonly isSelfContained?: boolean
  /** Returns the styles and scripts of a page of this brand with these widgets. */
  readonly program: (
    widgets: readonly string[],
    brand: Pick<SiteData, 'areas' | 'theme'>,
    page: PageForm,
  ) => Promise<ProgramMarkup>
  /** How long a shared cache may keep a guest's page, in s. Default: 1. */
  readonly sharedFor?: number
  readonly areaHosts: AreaHosts
  readonly now: () => number
  /** Compresses pages. Without it, the host sends them uncompressed. */
  readonly compress?: Compress
  /** Decompresses a cached page for a client that does not accept Brotli. A host that compresses pages needs it. */
  readonly decompress?: Decompress
  /**
   * Returns the SHA-256 of bytes in base64url. Without it, the host uses the asynchronous function of the web platform.
   */
  readonly digest?: (bytes: Uint8Array) => string
  /** Limits concurrent renderings. Without it, the host starts to render each page immediately. */
  readonly limitRendering?: LimitRendering
  /** The cache of rendered pages. Without it, each request renders its page. */
  readonly pages?: PageCache
  /**
   * The memory for public data and blocks that pages share. Without it, each page loads its own data and renders its
   * own blocks.
   */
  readonly memory?: ByteCache
  /**
   * Whether the pages are for visitors. They then get a Content-Security-Policy, versions of assets, the web app, and
   * the measures for slow connections. False in the preview, whose development server adds scripts that would violate a
   * policy.
   */
  readonly isForVisitors: boolean
  /** Called with a request that failed because of a bug, in whole or in part. Default: writes to the console. */
  readonly onFailure?: ReportFailure
  /** Whether the backend is the sandbox. */
  readonly isSandbox?: boolean
}
