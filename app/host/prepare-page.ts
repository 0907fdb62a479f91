import type { PublicReader } from '../../runtime/api/public-reader.ts'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import type { PageRequest, SiteData } from '../../runtime/site/site-data.ts'
import { assetVersion, withAssetVersion } from './asset-version.ts'
import { buildSiteData, siteWithout } from './build-site-data.ts'
import type { BlockMemory } from './block-memory.ts'
import type { RequestedPage, Visit } from './choose-visit.ts'
import type { PageData } from './page-data.ts'
import type { PreparedPage } from './page-stages.ts'
import type { PageDependencies } from './page-dependencies.ts'
import { hostName } from './request-headers.ts'
import { createServerReader } from './server-reader.ts'

/**
 * Prepares a page for rendering.
 *
 * @param shared the data and the blocks that pages share. Without them, the page loads and renders its own.
 */
export async function preparePage(
  requested: RequestedPage,
  visit: Visit,
  dependencies: PageDependencies,
  shared: SharedParts | undefined,
): Promise<PreparedPage> {
  const { resolved } = requested
  const site = await siteOf(resolved, visit.locale, dependencies)
  const host = hostName(requested.host)
  const request: PageRequest = { path: requested.path, country: visit.country, now: dependencies.now() }
  const scope = `${resolved.hash} ${resolved.merchant} ${host} ${visit.locale}`
  const data = shared && shareData(shared.data, scope)
  const reader = { ...createServerReader({ resolved, site, request, host }, dependencies), ...data?.reader }
  const blocks = shared?.blocks.of(site, `${scope} ${visit.country}`, request.now)
  const sharedUntil = () => Math.min(data?.until() ?? never, blocks?.until() ?? never)
  return { requested, visit, host, site, request, reader, blocks, sharedUntil }
}

/** The parts of pages that pages share. */
export interface SharedParts {
  readonly data: PageData
  readonly blocks: BlockMemory
}

const never = Number.POSITIVE_INFINITY

/** The site without the calls that its backend lacks. */
async function siteOf(resolved: ResolvedManifest, locale: string, dependencies: PageDependencies): Promise<SiteData> {
  const missingCalls = dependencies.notices?.missingCallsOf(resolved.merchant) ?? new Set<string>()
  const site = siteWithout(buildSiteData(resolved, locale), missingCalls)
  // In the preview, a picture may change at any time.
  return dependencies.isStrict
    ? withAssetVersion(site, resolved, await assetVersion(resolved, dependencies.readFile))
    : site
}

/** Shares a reader's public data between pages, and gives the time at which this page's data expires. */
function shareData(data: PageData, scope: string) {
  let until = never
  const share: PublicReader['share'] = async (name, load) => {
    const loaded = await data.get(`${scope} ${name}`, load)
    until = Math.min(until, loaded.until)
    return loaded.data as Awaited<ReturnType<typeof load>>
  }
  return { reader: { share }, until: () => until }
}
