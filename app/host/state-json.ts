import { safeJson } from '../../runtime/html/escape.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import type { SiteState } from '../site-state.ts'
import { bytesOf, memoizedBytes } from './bytes.ts'
import type { SharedSiteFile } from './shared-site.ts'

/**
 * The state of a page with its site. Many pages share the objects of its larger parts, so the host caches the bytes by
 * object.
 */
export interface PageState extends Omit<SiteState, 'site' | 'hash' | 'messages' | 'missingCalls' | 'missingRoutes'> {
  readonly site: SiteData
  readonly shared: SharedSiteFile
  /** Whether the page contains the shared part of its site, instead of the address of that part. */
  readonly isSelfContained: boolean
  /** The texts that the page needs to hydrate, including those of the shared part. */
  readonly messages: SiteData['messages']
}

/**
 * The state as JSON for a script element of the HTML. Caches the bytes of the texts and the public data.
 *
 * @returns the pieces up to the time of rendering, and the end with this time
 */
export function stateJson(state: PageState): { readonly beginning: readonly Uint8Array[]; readonly end: Uint8Array } {
  const {
    site,
    shared,
    isSelfContained,
    regions,
    messages,
    queries,
    request,
    wholeSiteAddress,
    statics,
    staticUntil,
    now,
  } = state
  const { hash, missingCalls } = site
  const missingRoutes = shared.routes.filter((id) => !Object.hasOwn(site.routes, id))
  const own = {
    hash,
    missingCalls,
    ...(missingRoutes.length > 0 ? { missingRoutes } : {}),
    regions,
    request,
    wholeSiteAddress,
    statics,
    staticUntil,
  }
  const beginning = [
    bytesOf('{"site":'),
    isSelfContained ? shared.json : bytesOf(safeJson(shared.address)),
    bytesOf(',"messages":'),
    shared.messagesBeside(messages),
    bytesOf(`,${safeJson(own).slice(1, -1)},"queries":[`),
    ...queries.flatMap(([key, data], index) => [
      bytesOf(`${index === 0 ? '' : ','}[${safeJson(key)},`),
      typeof data === 'object' && data !== null ? dataJson(data) : bytesOf(safeJson(data)),
      endOfQuery,
    ]),
    startOfTime,
  ]
  return { beginning, end: bytesOf(`${now}}`) }
}

const endOfQuery = bytesOf(']')
const startOfTime = bytesOf('],"now":')
const dataJson = memoizedBytes<object>(safeJson)
