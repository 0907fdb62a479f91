import { safeJson } from '../../runtime/html/escape.ts'
import type { SiteState } from '../site-state.ts'
import { bytesOf, keptBytes } from './kept-bytes.ts'

type Site = SiteState['site']

/** The state of a page, with the site that it belongs to: its larger parts are the same objects for many pages. */
export interface PageState extends SiteState {
  /** The texts that the page is sent with. */
  readonly messages: Site['messages']
  /** The names of the menus that the page is sent with. */
  readonly menus: readonly string[]
}

/**
 * The state in the HTML as JSON for a script element, in pieces. The site and the public data are most of it; their bytes
 * are kept from page to page.
 */
export function stateJson(state: PageState): readonly Uint8Array[] {
  const { site, regions, messages, queries, request, whole, menus } = state
  const navigation = Object.fromEntries(Object.entries(site.navigation).filter(([name]) => menus.includes(name)))
  return [
    siteJson(site),
    bytesOf(`,"navigation":${safeJson(navigation)},"messages":`),
    messagesJson(messages),
    bytesOf(`},"regions":${safeJson(regions)},"request":${safeJson(request)},"whole":${safeJson(whole)},"queries":[`),
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
const messagesJson = keptBytes<Site['messages']>(safeJson)
const dataJson = keptBytes<object>(safeJson)

/** The part of a site that is the same for all pages. Open at its end: menus and texts of the page follow. */
const siteJson = keptBytes<Site>(({ messages: _messages, navigation: _navigation, routes, ...site }) => {
  const withoutRegions = Object.entries(routes).map(([id, { regions: _regions, ...route }]) => [id, route])
  return `{"site":${safeJson({ ...site, routes: Object.fromEntries(withoutRegions) }).slice(0, -1)}`
})
