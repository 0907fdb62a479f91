import { safeJson } from '../../runtime/html/escape.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { shortRoute, type SiteState } from '../site-state.ts'
import { bytesOf, memoizedBytes } from './bytes.ts'

/** The state of a page with its site, whose larger parts are the same objects for many pages. */
export interface PageState extends Omit<SiteState, 'site'> {
  readonly site: SiteData
  /** The texts that the page contains. */
  readonly messages: SiteData['messages']
  /** The names of the menus that the page contains. */
  readonly menus: readonly string[]
}

/**
 * The state as JSON for a script element of the HTML, in pieces. Caches the bytes of the site and the public data,
 * which are most of it.
 */
export function stateJson(state: PageState): readonly Uint8Array[] {
  const { site, regions, messages, queries, request, whole, menus, statics } = state
  const navigation = Object.fromEntries(Object.entries(site.navigation).filter(([name]) => menus.includes(name)))
  return [
    siteJson(site),
    bytesOf(`,"navigation":${safeJson(navigation)},"messages":`),
    messagesJson(messages),
    bytesOf(
      `},"regions":${safeJson(regions)},"request":${safeJson(request)},"whole":${safeJson(whole)},"statics":${safeJson(statics)},"queries":[`,
    ),
    ...queries.flatMap(([key, data], index) => [
      bytesOf(`${index === 0 ? '' : ','}[${safeJson(key)},`),
      typeof data === 'object' && data !== null ? dataJson(data) : bytesOf(safeJson(data)),
      closed,
    ]),
    end,
  ]
}

const closed = bytesOf(']')
const end = bytesOf(']}')
const messagesJson = memoizedBytes<SiteData['messages']>(safeJson)
const dataJson = memoizedBytes<object>(safeJson)

/**
 * The JSON of the parts of a site that all pages share. It lacks its closing brace, because the page's menus and texts
 * follow.
 */
const siteJson = memoizedBytes<SiteData>(({ messages: _messages, navigation: _navigation, routes, ...site }) => {
  const short = Object.entries(routes).map(([id, route]) => [id, shortRoute(id, route)])
  return `{"site":${safeJson({ ...site, routes: Object.fromEntries(short) }).slice(0, -1)}`
})
