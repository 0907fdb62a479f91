import { safeJson } from '../../runtime/html/escape.ts'
import { messagesOfPage } from '../../runtime/i18n/page-messages.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { catalogue } from '../../schemas/generated/catalogue.ts'
import { type SharedSite, shortMenu, shortRoute } from '../site-state.ts'
import { bytesOf } from './bytes.ts'
import { contentHash } from './content-hash.ts'
import { memoizeByObject } from './memoize-by-object.ts'
import type { PageDependencies } from './page-dependencies.ts'

/** The part of a site that its pages in one locale share, as a file. */
export interface SharedSiteFile {
  /** Changes with the content, and with nothing else. */
  readonly address: string
  readonly json: Uint8Array<ArrayBuffer>
  /** The ids of the routes in the file. */
  readonly routes: readonly string[]
  /** The JSON of the texts that a page needs and that the file lacks. */
  readonly messagesBeside: (messages: SiteData['messages']) => Uint8Array<ArrayBuffer>
}

/**
 * The shared part of a site.
 *
 * @param site the site before the host adapts it to its backend, so that the hosts of a release have one file
 */
export const sharedSite = memoizeByObject(
  async (site: SiteData, digest: PageDependencies['digest']): Promise<SharedSiteFile> => {
    const messages = sharedMessages(site)
    const json = bytesOf(safeJson(sharedPart(site, messages)))
    const hash = await contentHash(json, 16, digest)
    return {
      address: `${site.basePath ?? ''}/_livery/site/${site.locale}/shared-${hash}.json`,
      json,
      routes: Object.keys(site.routes),
      messagesBeside: memoizeByObject((all) =>
        bytesOf(safeJson(Object.fromEntries(Object.entries(all).filter(([id]) => !Object.hasOwn(messages, id))))),
      ),
    }
  },
)

function sharedPart(
  { hash: _hash, missingCalls: _missing, routes, navigation, ...site }: SiteData,
  messages: SiteData['messages'],
): SharedSite {
  return {
    ...site,
    routes: Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, shortRoute(id, route)])),
    navigation: Object.fromEntries(Object.entries(navigation).map(([name, menu]) => [name, shortMenu(menu)])),
    messages,
  }
}

/** The texts of the page frame: its early widgets, the labels of its menus, and texts that every page may need. */
function sharedMessages({ shell, layouts, navigation, lateWidgets, messages }: SiteData): SiteData['messages'] {
  const widgetsOf = (regions: readonly string[]) =>
    regions
      .flatMap((id) => Object.values(shell[id]?.blocks ?? {}))
      .map(({ widget }) => widget)
      .filter((widget) => !lateWidgets.includes(widget))
  const labels = Object.values(navigation).flatMap(({ items }) => Object.values(items).map(({ label }) => label))
  return messagesOfPage(
    messages,
    new Set(labels),
    {
      widgets: widgetsOf(Object.keys(shell)),
      areas: widgetsOf(layouts.default?.regions ?? []).map((widget) => widget.slice(0, widget.indexOf('/'))),
    },
    Object.keys(catalogue),
  )
}
