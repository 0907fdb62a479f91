import { safeJson } from '../../runtime/html/escape.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { shortMenu, shortRoute, type SiteState } from '../site-state.ts'
import { bytesOf, memoizedBytes } from './bytes.ts'

/** The state of a page with its site, whose larger parts are the same objects for many pages. */
export interface PageState extends Omit<SiteState, 'site'> {
  readonly site: SiteData
  /** The texts that the page contains. */
  readonly messages: SiteData['messages']
  /** The names of the menus, layouts and shared regions that the page contains. */
  readonly menus: readonly string[]
  readonly layouts: readonly string[]
  readonly shell: readonly string[]
}

/**
 * The state as JSON for a script element of the HTML, in pieces. Caches the bytes of the site and the public data,
 * which are most of it.
 */
export function stateJson(state: PageState): readonly Uint8Array[] {
  const { site, regions, messages, queries, request, whole, menus, layouts, shell, statics } = state
  const navigation = Object.entries(namedOf(site.navigation, menus)).map(([name, menu]) => [name, shortMenu(menu)])
  return [
    siteJson(site),
    bytesOf(
      `,"layouts":${safeJson(namedOf(site.layouts, layouts))},"shell":${safeJson(namedOf(site.shell, shell))},"navigation":${safeJson(Object.fromEntries(navigation))},"messages":`,
    ),
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

/** The entries of a record with these names, in the order of the record. */
const namedOf = <Value>(record: Readonly<Record<string, Value>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))

const closed = bytesOf(']')
const end = bytesOf(']}')
const messagesJson = memoizedBytes<SiteData['messages']>(safeJson)
const dataJson = memoizedBytes<object>(safeJson)

/**
 * The JSON of the parts of a site that all pages share. It lacks its closing brace, because the page's own parts
 * follow.
 */
const siteJson = memoizedBytes<SiteData>(
  ({ messages: _messages, navigation: _navigation, layouts: _layouts, shell: _shell, routes, ...site }) => {
    const short = Object.entries(routes).map(([id, route]) => [id, shortRoute(id, route)])
    return `{"site":${safeJson({ ...site, routes: Object.fromEntries(short) }).slice(0, -1)}`
  },
)
