import { safeJson } from '../../runtime/html/escape.ts'
import type { SiteState } from '../site-state.ts'
import { keptBytes } from './kept-bytes.ts'

type Site = SiteState['site']

/** The state of a page, with the site that it belongs to: all but the texts is the same object for many pages. */
export interface PageState extends Omit<SiteState, 'site'> {
  readonly site: Site
  /** The texts that the page is sent with. */
  readonly messages: Site['messages']
}

/**
 * The state in the HTML as JSON for a script element, in pieces. The site and the public data are most of it; their bytes
 * are kept from page to page.
 */
export function stateJson({ site, messages, queries, request, texts }: PageState): readonly Buffer[] {
  return [
    siteJson(site),
    Buffer.from(',"messages":'),
    messagesJson(messages),
    Buffer.from(`},"request":${safeJson(request)},"texts":${safeJson(texts)},"queries":[`),
    ...queries.flatMap(([key, data], index) => [
      Buffer.from(`${index === 0 ? '' : ','}[${safeJson(key)},`),
      typeof data === 'object' && data !== null ? dataJson(data) : Buffer.from(safeJson(data)),
      closed,
    ]),
    end,
  ]
}

const closed = Buffer.from(']')
const end = Buffer.from(']}')
const messagesJson = keptBytes<Site['messages']>(safeJson)
const dataJson = keptBytes<object>(safeJson)
/** Open at its end: the texts of the page follow. */
const siteJson = keptBytes<Site>(({ messages: _ofAllPages, ...site }) => `{"site":${safeJson(site).slice(0, -1)}`)
