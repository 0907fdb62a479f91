import type { PublicReader } from '../../runtime/api/public-reader.ts'
import type { PageRequest } from '../../runtime/site/site-data.ts'
import { siteWithout } from './build-site-data.ts'
import type { BlockMemory } from './block-memory.ts'
import type { RequestedPage, Visit } from './choose-visit.ts'
import type { PageData } from './page-data.ts'
import type { PreparedPage } from './page-stages.ts'
import type { PageDependencies } from './page-dependencies.ts'
import { hostName } from './request-headers.ts'
import { createServerReader } from './server-reader.ts'
import { siteOfBrand } from './site-of-brand.ts'

/**
 * Prepares a page for rendering.
 *
 * @param shared the data and the blocks that pages share. Without them, the page loads its own data and renders its own
 *   blocks.
 */
export async function preparePage(
  requested: RequestedPage,
  visit: Visit,
  dependencies: PageDependencies,
  shared: SharedParts | undefined,
): Promise<PreparedPage> {
  const { resolved } = requested
  const ofBrand = await siteOfBrand(resolved, visit.locale, dependencies)
  const site = siteWithout(ofBrand, dependencies.notices?.missingCallsOf(resolved.merchant) ?? new Set())
  const host = hostName(requested.host)
  const request: PageRequest = { path: requested.path, country: visit.country, now: dependencies.now() }
  const scope = `${resolved.hash} ${resolved.merchant} ${host} ${visit.locale}`
  const data = shared && shareData(shared.data, scope)
  const reader = { ...createServerReader({ resolved, site, request, host }, dependencies), ...data?.reader }
  const blocks = shared?.blocks.of(site, `${scope} ${visit.country}`, request.now)
  const sharedUntil = () => Math.min(data?.until() ?? never, blocks?.until() ?? never)
  return { requested, visit, host, siteOfBrand: ofBrand, site, request, reader, blocks, sharedUntil }
}

/** The data and the blocks that pages share. */
export interface SharedParts {
  readonly data: PageData
  readonly blocks: BlockMemory
}

const never = Number.POSITIVE_INFINITY

/**
 * Returns the part of a reader that shares public data between pages. `until` returns the time at which this page's
 * data expires.
 */
function shareData(data: PageData, scope: string) {
  let until = never
  const share: PublicReader['share'] = async (name, load) => {
    const loaded = await data.get(`${scope} ${name}`, load)
    until = Math.min(until, loaded.until)
    return loaded.data as Awaited<ReturnType<typeof load>>
  }
  return { reader: { share }, until: () => until }
}
