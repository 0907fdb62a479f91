import { areasOfBrand } from '../areas/areas-of-brand.ts'
import { isLate } from '../areas/late-widgets.ts'
import { compileMessages } from '../../runtime/i18n/compile-messages.ts'
import {
  type Json,
  type JsonObject,
  type Manifest,
  merge,
  pointerKeys,
  type ResolvedManifest,
  valueAt,
} from '../../runtime/manifest/index.ts'
import type { DialogPage, SiteData } from '../../runtime/site/site-data.ts'
import { areas } from '../../schemas/generated/areas.ts'
import { catalogue } from '../../schemas/generated/catalogue.ts'
import { fallbackLanguage } from '../../schemas/generated/languages.ts'
import { routesWithout } from '../../runtime/page/hide-missing-calls.ts'
import { type SiteSettings, siteSettingPointers } from '../../schemas/generated/site-settings.ts'
import { widgetMessages } from '../../schemas/generated/widget-messages.ts'
import { languageOf } from '../../schemas/locale-code.ts'
import { memoizeLastCalls } from './memoize-last-calls.ts'

/** The address of the folder of the brand's assets. */
export const assetsFolder = '/_livery/assets/'

/** The address of one of the brand's assets. */
export const assetPath = (file: string, folder: string = assetsFolder) => `${folder}${file}`

/**
 * The data of a brand's pages in one locale. Replaces every `{merchant}` in a text by the brand's name. Caches the last
 * few results, because compiling all texts takes nearly half of the time in which a page renders.
 */
export const buildSiteData = memoizeLastCalls(siteDataOf, 16)

function siteDataOf({ manifest, environment, hash, basePath = '' }: ResolvedManifest, locale: string): SiteData {
  const used = areasOfBrand(manifest)
  const chosen = manifest.locales[locale] ?? Object.values(manifest.locales)[0]
  const missingCalls = Object.entries(manifest.api.endpoints ?? {}).flatMap(([call, exists]) => (exists ? [] : [call]))
  return {
    ...(missingCalls.length > 0 ? { missingCalls } : {}),
    merchant: {
      id: manifest.merchant.id,
      name: manifest.merchant.name,
      logo: `${basePath}${assetPath(manifest.merchant.logo)}`,
      icon: `${basePath}${assetPath(manifest.merchant.icon)}`,
    },
    ...(basePath === '' ? {} : { basePath }),
    assets: `${basePath}${assetsFolder}`,
    environment,
    hash,
    locale,
    country: chosen?.countryCode.toUpperCase() ?? '',
    currency: chosen?.currency ?? '',
    locales: Object.values(manifest.locales).map(({ code, name, countryCode, isCountryDefault }) => ({
      code,
      name,
      countryCode,
      isCountryDefault,
    })),
    timeZone: manifest.site.timeZone,
    theme: manifest.theme,
    features: Object.fromEntries(Object.entries(manifest.features).map(([name, { enabled }]) => [name, enabled])),
    pages: manifest.pages,
    dialogPages: dialogPages(manifest),
    areas: used,
    lateWidgets: Object.values(catalogue).flatMap(({ name, load }) =>
      isLate(load) && used.includes(name.slice(0, name.indexOf('/'))) ? name : [],
    ),
    shell: withListedBlocks(manifest.shell),
    layouts: manifest.layouts,
    routes: routesWithout(
      Object.fromEntries(
        Object.entries(manifest.routes)
          .filter(([id, route]) => route.enabled && isOn(manifest.pages, id))
          .map(([id, route]) => [id, route.regions ? { ...route, regions: withListedBlocks(route.regions) } : route]),
      ),
      new Set(missingCalls),
    ),
    navigation: manifest.navigation,
    settings: settingsForBrowser(manifest),
    messages: messagesOf(manifest, locale),
  }
}

type Regions = ResolvedManifest['manifest']['shell']

/** Removes the blocks that the order of their region leaves out. No page shows them. */
function withListedBlocks(regions: Regions): Regions {
  return Object.fromEntries(
    Object.entries(regions).map(([id, { order, blocks, ...region }]) => [
      id,
      { ...region, order, blocks: Object.fromEntries(Object.entries(blocks).filter(([name]) => order.includes(name))) },
    ]),
  )
}

type Texts = Readonly<Record<string, string>> | undefined

const noTexts: NonNullable<Texts> = {}

/** The compiled texts of a layer. All brands share the layers of the widgets, which have most of the texts. */
const compiledLayer = memoizeLastCalls((layer: NonNullable<Texts>) => compileMessages(layer), 8)

/**
 * Merges and compiles the texts of layers; a later layer overrides an earlier one. `naming` lists the texts that
 * contain `{merchant}`. Brands without texts of their own share the result.
 */
const sharedMessages = memoizeLastCalls((...layers: readonly Texts[]) => {
  const texts: NonNullable<Texts> = Object.assign({}, ...layers)
  return {
    compiled: Object.assign({}, ...layers.map((layer = noTexts) => compiledLayer(layer))) as SiteData['messages'],
    naming: Object.entries(texts).filter(([, text]) => text.includes('{merchant}')),
  }
}, 16)

function messagesOf({ messages, merchant }: ResolvedManifest['manifest'], locale: string): SiteData['messages'] {
  const [fallback, language] = [fallbackLanguage, languageOf(locale)]
  const { compiled, naming } = sharedMessages(
    widgetMessages[fallback],
    messages[fallback],
    widgetMessages[language],
    messages[language],
  )
  const named = naming.map(([id, text]) => [id, text.replaceAll('{merchant}', () => merchant.name)] as const)
  return { ...compiled, ...compileMessages(Object.fromEntries(named)) }
}

/** Whether a page is on. If an optional page is off, a dialog replaces the page, or the page is missing (RTE-14). */
function isOn(pages: ResolvedManifest['manifest']['pages'], route: string): boolean {
  return !Object.hasOwn(pages, route) || pages[route as keyof typeof pages]
}

/** The pages of the brand's areas that a dialog can replace, by route (RTE-14). */
export const dialogPages = (manifest: Manifest) =>
  dialogPagesOf(manifest.routes, manifest.pages, areasOfBrand(manifest))

/** Caches the last few results only, which take 1 kB each. Most brands inherit the arguments and share one result. */
const dialogPagesOf = memoizeLastCalls(
  (
    routes: Manifest['routes'],
    pages: Readonly<Record<string, boolean>>,
    used: readonly string[],
  ): Readonly<Record<string, DialogPage>> => {
    const facts = used.flatMap((name) => Object.entries(areas[name]?.pages ?? {}))
    return Object.fromEntries(
      facts.map(([id, { query, dialog, membersOnly = false }]) => {
        const route = routes[id]
        const isOn = route?.enabled === true && pages[id] === true
        return [id, { path: route?.path, isOn, query, dialog, membersOnly }] as const
      }),
    )
  },
  16,
)

/** The last result of `siteWithout` for each site, and its missing calls. */
const sitesWithout = new WeakMap<SiteData, Pick<SiteData, 'missingCalls'> & { readonly site: SiteData }>()

/**
 * Adds the calls in `found`, which the backend lacks, to a site. Removes the routes on which each block of the main
 * region needs a missing call. Returns the same object for the same calls. Returns `site` itself if no call is new.
 */
export function siteWithout(site: SiteData, found: ReadonlySet<string>): SiteData {
  const missing = new Set([...(site.missingCalls ?? []), ...found])
  if (missing.size === (site.missingCalls?.length ?? 0)) return site
  const missingCalls = [...missing]
  const known = sitesWithout.get(site)
  if (known?.missingCalls?.join() === missingCalls.join()) return known.site
  const without = { ...site, missingCalls, routes: routesWithout(site.routes, missing) }
  sitesWithout.set(site, { missingCalls, site: without })
  return without
}

/** The settings that the browser may read, under their keys. Leaves out settings that the brand does not have. */
function settingsForBrowser(manifest: ResolvedManifest['manifest']): SiteSettings {
  return siteSettingPointers.reduce<JsonObject>((settings, pointer) => {
    const value = valueAt(manifest as unknown as Json, pointer)
    const wrapped = pointerKeys(pointer).reduceRight<Json | undefined>(
      (inner, key) => (inner === undefined ? undefined : { [key]: inner }),
      value,
    )
    return wrapped === undefined ? settings : (merge(settings, wrapped) as JsonObject)
  }, {}) as unknown as SiteSettings
}
