import { compileMessages } from '../../runtime/i18n/compile-messages.ts'
import { parseServerTime } from '../../runtime/i18n/locale-formats.ts'
import { chooseLocale, localeCookies, localisedPath, splitLocale } from '../../runtime/i18n/locale-path.ts'
import type { Manifest, ResolvedManifest } from '../../runtime/manifest/index.ts'
import type { PageRequest, SiteData } from '../../runtime/site/site-data.ts'
import type { PublicReader } from '../../runtime/api/public-reader.ts'
import type { RenderedPage } from '../server/entry-server.tsx'
import { type AreaHosts, hostsOfBrand } from '../areas/area-hosts.ts'
import { areasOfBrand } from '../areas/areas-of-brand.ts'
import { assetVersion, withAssetVersion } from './asset-version.ts'
import { cleanHtml } from './clean-html.ts'
import { describePage } from './describe-page.ts'
import type { ByteCache } from './byte-cache.ts'
import { bytesOf } from './kept-bytes.ts'
import { htmlDocument, type ProgramMarkup } from './document.ts'
import { closureOf } from './closure.ts'
import type { Compress } from './compress-page.ts'
import { contentHash } from './content-hash.ts'
import { nextBoundary, type PageCache, pageLifetime, type RenderedAnswer } from './page-cache.ts'
import { createPageData, type PageData } from './page-data.ts'
import { linkPicturePath } from './link-picture/link-picture-path.ts'
import { pageMetadata } from './page-metadata.ts'
import { remember } from './remember.ts'
import { cookieValue, hostName } from './request-headers.ts'
import { webAppMarkup } from './web-app-markup.ts'
import { contentSecurityPolicy, pageHeaders, type PolicyParts } from './security-headers.ts'
import { asksCountry, sharingHeaders } from './sharing.ts'
import { createServerReader, type ServerReaderWorld } from './server-reader.ts'
import { buildSiteData, siteWithout } from './build-site-data.ts'
import { structuredData } from './structured-data.ts'
import { regionsOf, wholeSiteAddress } from './answer-whole-site.ts'
import { themeStyles } from './theme-styles.ts'

/** The dependencies for rendering pages. */
export interface PageWorld extends ServerReaderWorld {
  readonly render: (
    site: SiteData,
    request: PageRequest,
    reader: PublicReader,
    sanitize: (html: string) => string,
  ) => Promise<RenderedPage>
  /** The styles and scripts of a page with these widgets, of a brand with these areas. */
  readonly program: (widgets: readonly string[], areas: readonly string[]) => Promise<ProgramMarkup>
  /** How long a shared cache may keep a guest's page, in s. Default: 1. */
  readonly sharedFor?: number
  /** The areas' parts of the host. */
  readonly areaHosts: AreaHosts
  readonly now: () => number
  /** Compresses pages. Without it, the host sends them uncompressed. */
  readonly compress?: Compress
  /** The cache of rendered pages. Without it, each request renders its page. */
  readonly pages?: PageCache
  /** The memory for public data that pages share. Without it, each page loads its own. */
  readonly memory?: ByteCache
  /**
   * Whether pages get a Content-Security-Policy and the measures for slow connections. The development server's own
   * scripts would violate a policy.
   */
  readonly isStrict: boolean
  /** Whether the backend is the sandbox. */
  readonly isSandbox?: boolean
}

/** The parts of a request that decide which page answers it. */
export interface PageAsked {
  readonly resolved: ResolvedManifest
  /** `http` or `https`. */
  readonly scheme: string
  /** Host name with port. */
  readonly host: string
  readonly path: string
  readonly cookie: string | undefined
  readonly country: string | undefined
}

interface Chosen {
  readonly locale: string
  readonly country: string
}

/**
 * Answers with the requested page, from the cache or rendered. Concurrent requests for one page share one rendering.
 */
export function createPages(world: PageWorld) {
  const running = new Map<string, Promise<RenderedAnswer>>()
  const data = world.memory && createPageData(world.now, world.memory)

  /** The cached page, if there is one. */
  function kept(asked: PageAsked): RenderedAnswer | undefined {
    if (closureOf(asked.resolved, asked.country, world.now())) return undefined
    return world.pages?.get(keyOf(asked, chooseVisit(asked)), asked.resolved.hash, world.now())
  }

  async function answer(asked: PageAsked): Promise<RenderedAnswer> {
    const known = kept(asked)
    if (known) return known
    const chosen = chooseVisit(asked)
    const key = `${keyOf(asked, chosen)} ${asked.resolved.hash}`
    const waiting = running.get(key)
    if (waiting) return waiting
    const rendering = render(asked, chosen, world, data).finally(() => running.delete(key))
    running.set(key, rendering)
    const page = await rendering
    world.pages?.set(keyOf(asked, chosen), page)
    return page
  }

  return { kept, answer }
}

export type Pages = ReturnType<typeof createPages>

/** Locale and country of a request. Leaves out characters that a header cannot contain. */
export function chooseVisit({ resolved, host, path, cookie, country }: PageAsked): Chosen {
  const { manifest } = resolved
  return {
    locale: chooseLocale({
      path,
      cookie: cookieValue(cookie, localeCookies.selected.name),
      domainLocale: manifest.site.domains[hostName(host)]?.locale,
      defaultLocale: manifest.defaultLocale,
      locales: Object.keys(manifest.locales),
    }),
    country: asksCountry(manifest) && country !== undefined && /^[A-Z]{2}$/.test(country) ? country : 'TH',
  }
}

/**
 * The cache key: everything that a guest's page depends on besides its manifest. It ignores the query, which only the
 * browser reads.
 */
function keyOf({ resolved, scheme, host, path }: PageAsked, { locale, country }: Chosen): string {
  const release = resolved.canary ? `${resolved.canary.below} ${resolved.canary.share}` : (resolved.below ?? '')
  return `${resolved.merchant} ${resolved.environment} ${scheme} ${host} ${path} ${locale} ${country} ${release}`
}

async function render(
  asked: PageAsked,
  chosen: Chosen,
  world: PageWorld,
  data: PageData | undefined,
): Promise<RenderedAnswer> {
  const { resolved, path } = asked
  const { manifest } = resolved
  const lacking = world.notices?.lackingOf(resolved.merchant) ?? new Set<string>()
  const unversioned = siteWithout(buildSiteData(resolved, chosen.locale), lacking)
  // In the preview, a picture may change at any time.
  const site = world.isStrict
    ? withAssetVersion(unversioned, resolved, await assetVersion(resolved, world.readFile))
    : unversioned
  const host = hostName(asked.host)
  const request: PageRequest = { path, country: chosen.country, now: world.now() }
  const sharing = data && shareData(data, `${resolved.hash} ${resolved.merchant} ${host} ${chosen.locale}`)
  const reader = { ...createServerReader({ resolved, site, asked: request, host }, world), ...sharing?.reader }
  const [rendered, seo, extra, canonical] = await Promise.all([
    world.render(site, request, reader, (html) => cleaned(html, manifest.hosts.image)),
    reader.config('seo.json'),
    reader.config('seo_extra.json'),
    reader.config('custom_canonical.json'),
  ])
  const { match, own, html, widgets, messages, menus, queries } = rendered
  const { rest, locale: prefix } = splitLocale(path, Object.keys(manifest.locales))
  // The frame of a page that a guard refuses has the regions of its route.
  const regions = own ? regionsOf({ [own.id]: own.route }) : {}
  const state = {
    site,
    regions,
    messages,
    menus,
    request,
    queries,
    whole: `${resolved.below ?? ''}${await wholeSiteAddress(resolved, chosen.locale)}`,
  }
  const origin = `${asked.scheme}://${asked.host}`
  const address = `${origin}${localisedPath(rest, chosen.locale, Object.keys(manifest.locales))}`
  const view = {
    ...rendered.view,
    resolved,
    locale: chosen.locale,
    origin,
    address,
    parameters: match?.parameters ?? {},
  }
  const described = match ? describePage(view, hostsOfBrand(world.areaHosts, areasOfBrand(manifest))) : {}
  const titled = match && described.title ? { route: match.id, title: described.title } : undefined
  const metadata = pageMetadata(
    {
      resolved,
      origin,
      host,
      locale: chosen.locale,
      path: rest,
      title: pageTitle(match, site, manifest, described.title),
      description: described.description || plainMessage(site, match?.route.description ?? manifest.seo.description),
    },
    // A missing page gets no metadata, even if the lists name its address.
    match ? { seo, extra, canonical } : { seo: [], extra: [], canonical },
    reader.reading,
  )
  const theme = brandStyles(manifest, world.isStrict)
  const program = await world.program(widgets, site.areas)
  const structured = match
    ? structuredData(view, { match, site, title: described.title, textOf: (id) => plainMessage(site, id) })
    : []
  const body = htmlDocument({
    state,
    html,
    metadata: match
      ? {
          ...metadata,
          picture: `${origin}${await linkPicturePath(chosen.locale, match.id, resolved, titled && { path: rest, title: titled.title })}`,
        }
      : metadata,
    structuredData: [...structured, ...(described.structuredData ?? [])],
    theme,
    program,
    found: match !== undefined,
    chosen: prefix,
    canary: resolved.canary,
    webApp: world.isStrict ? webAppMarkup(resolved) : '',
  })
  // A missing page may exist later.
  const whens = Object.values(site.routes).map(({ when }) => when)
  const boundary = nextBoundary(
    [match?.route.regions, whens, site.shell, manifest.availability],
    request.now,
    parseServerTime,
  )
  const until = Math.min(request.now + pageLifetime, boundary, sharing?.until() ?? Number.POSITIVE_INFINITY)
  return {
    status: match ? 200 : 404,
    headers: {
      ...pageHeaders,
      ...sharingHeaders(resolved, {
        isFound: match !== undefined,
        hasLocale: prefix !== undefined,
        lifetime: until - request.now,
        sharedFor: world.pages ? (world.sharedFor ?? 1) : 0,
      }),
      ...(asked.scheme === 'https' ? { 'strict-transport-security': 'max-age=31536000' } : {}),
      etag: `W/"${await contentHash(body, 22)}"`,
      ...(world.isStrict
        ? { 'content-security-policy': contentSecurityPolicy(resolved, policyParts(resolved, world)) }
        : {}),
    },
    body,
    compressed: world.pages && world.compress ? await world.compress(body, world.pages.isOn) : new Uint8Array(),
    hash: resolved.hash,
    until,
    ...(titled ? { titled } : {}),
  }
}

/** Shares a reader's public data between pages, and gives the time at which this page's data expires. */
function shareData(data: PageData, scope: string) {
  let until = Number.POSITIVE_INFINITY
  const share: PublicReader['share'] = async (name, load) => {
    const loaded = await data.get(`${scope} ${name}`, load)
    until = Math.min(until, loaded.until)
    return loaded.data as Awaited<ReturnType<typeof load>>
  }
  return { reader: { share }, until: () => until }
}

/** The styles of the brands that were rendered last: those of all would take 15 kB for each brand. */
const brandStyles = remember((manifest: Manifest, isBuilt: boolean) => bytesOf(themeStyles(manifest, isBuilt)), 32)
const cleaned = remember(cleanHtml, 32)

function policyParts({ manifest }: ResolvedManifest, { areaHosts, isSandbox = false }: PageWorld): PolicyParts {
  const areas = areasOfBrand(manifest)
  return { areas, hosts: hostsOfBrand(areaHosts, areas), isSandbox }
}

function pageTitle(
  match: RenderedPage['match'],
  site: SiteData,
  { seo, merchant }: ResolvedManifest['manifest'],
  described: string | undefined,
) {
  if (match?.id === 'home') return plainMessage(site, seo.title)
  return `${described || plainMessage(site, match ? match.route.title : 'error.page-not-found')} · ${merchant.name}`
}

/** A message without arguments as text. */
export function plainMessage(site: SiteData, id: string): string {
  const { text = id } = compileMessages({ text: typeof site.messages[id] === 'string' ? site.messages[id] : id })
  return typeof text === 'string' ? text : id
}
