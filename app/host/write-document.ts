import type { RenderedPage } from '../server/entry-server.tsx'
import { splitLocale } from '../../runtime/i18n/locale-path.ts'
import type { Manifest } from '../../runtime/manifest/index.ts'
import { regionsOf, wholeSiteAddress } from './serve-whole-site.ts'
import { type HtmlDocument, htmlDocument } from './document.ts'
import { bytesOf } from './bytes.ts'
import type { PageContent, PageHead, PreparedPage } from './page-stages.ts'
import { nextBoundaryOfSite } from './next-boundary-of-site.ts'
import type { PageDependencies } from './page-dependencies.ts'
import { memoizeLastCalls } from './memoize-last-calls.ts'
import { sharedSite } from './shared-site.ts'
import type { PageState } from './state-json.ts'
import { themeStyles } from './theme-styles.ts'
import { webAppMarkup } from './web-app-markup.ts'

/** Writes the whole document of a page. */
export async function writeDocument(
  page: PreparedPage,
  content: PageContent,
  { metadata, structuredData }: PageHead,
  dependencies: PageDependencies,
): Promise<HtmlDocument> {
  const { requested, site } = page
  const { resolved } = requested
  const { manifest } = resolved
  const { match, addressRoute, html, widgets, lateClasses } = content.rendered
  const layouts = ['default', addressRoute?.route.layout ?? 'default'].flatMap((id) => site.layouts[id] ?? [])
  return htmlDocument({
    state: await stateOf(page, content, dependencies),
    html,
    metadata,
    structuredData,
    theme: brandStyles(manifest, dependencies.isForVisitors),
    program: await dependencies.program(widgets, site, { layouts, lateClasses }),
    isFound: match !== undefined,
    chosenLocale: splitLocale(requested.path, Object.keys(manifest.locales)).locale,
    canary: resolved.canary,
    webApp: dependencies.isForVisitors ? webAppMarkup(resolved) : '',
  })
}

/** The state from which the browser hydrates the page. */
async function stateOf(
  { requested, visit, siteOfBrand, site, request: { now, ...request } }: PreparedPage,
  { rendered }: PageContent,
  { build, isSelfContained, digest }: PageDependencies,
): Promise<PageState> {
  const { addressRoute, messages, queries, statics } = rendered
  const staticUntil = changesOf(rendered, now)
  const { resolved } = requested
  return {
    site,
    shared: await sharedSite(siteOfBrand, digest),
    isSelfContained: isSelfContained ?? build === undefined,
    // If a guard refuses the page, the frame around it still shows the regions of its route.
    regions: addressRoute ? regionsOf({ [addressRoute.id]: addressRoute.route }) : {},
    messages,
    request,
    queries,
    statics,
    ...(Object.keys(staticUntil).length > 0 ? { staticUntil } : {}),
    now,
    wholeSiteAddress: `${resolved.basePath ?? ''}${await wholeSiteAddress(resolved, visit.locale, build)}`,
  }
}

/** The times at which static widgets change, such as the end of a maintenance period, in ms since 1970. */
function changesOf({ statics, view }: RenderedPage, now: number): Readonly<Record<string, number>> {
  const changes = Object.entries(statics).map(([widget, shown]) => {
    const data = shown.map(({ name, parameters }) => view.data(name, parameters as never) as object | undefined)
    return [widget, nextBoundaryOfSite(data, now)] as const
  })
  return Object.fromEntries(changes.filter(([, time]) => Number.isFinite(time)))
}

/** Caches the styles of the last 32 manifests only, because a host may serve thousands of brands. */
const brandStyles = memoizeLastCalls(
  (manifest: Manifest, isForVisitors: boolean) => bytesOf(themeStyles(manifest, isForVisitors)),
  32,
)
