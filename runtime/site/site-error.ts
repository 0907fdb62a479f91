import { findWidget } from '../loading/widget-registry.ts'
import type { SiteData } from './site-data.ts'

/** The parts of a page's data that `siteError` checks, with their types. */
const parts = {
  merchant: isRecord,
  theme: isRecord,
  features: isRecord,
  pages: isRecord,
  shell: isRecord,
  layouts: isRecord,
  routes: isRecord,
  navigation: isRecord,
  settings: isRecord,
  messages: isRecord,
  locales: Array.isArray,
  locale: isText,
  currency: isText,
  timeZone: isText,
} as const satisfies Partial<Record<keyof SiteData, (value: unknown) => boolean>>

/**
 * Checks the data from which a page hydrates (BRD-02). Returns the first mistake as a sentence for developers, or
 * undefined. Data that was damaged in transit often fails a check, for example because a part is missing.
 */
export function siteError(site: unknown): string | undefined {
  if (!isRecord(site)) return 'The page has no data of its site.'
  const missing = Object.entries(parts).find(([name, is]) => !is(site[name]))
  if (missing) return `The site’s "${missing[0]}" is malformed.`
  const { layouts = {}, routes = {}, shell = {} } = site as Record<string, Record<string, unknown>>
  const layout = Object.entries(layouts).find(([, one]) => !isRecord(one) || !isTexts(one.regions))
  if (layout) return `The layout "${layout[0]}" names no regions.`
  return regionsError('shell', shell) ?? firstError(routes, (id, route) => routeError(id, route, layouts))
}

function routeError(id: string, route: unknown, layouts: Readonly<Record<string, unknown>>): string | undefined {
  if (!isRecord(route) || !isText(route.path) || !isTexts(route.guards) || !isRegions(route.regions)) {
    return `The route "${id}" is malformed.`
  }
  if (!isText(route.layout) || !Object.hasOwn(layouts, route.layout)) return `The route "${id}" has no layout.`
  return regionsError(`routes/${id}/regions`, route.regions ?? {})
}

/** Whether a value may be the regions of a page. They are undefined for a page whose regions load later. */
function isRegions(value: unknown): value is Record<string, unknown> | undefined {
  return value === undefined || isRecord(value)
}

function regionsError(path: string, regions: Readonly<Record<string, unknown>>): string | undefined {
  return firstError(regions, (name, region) => regionError(`${path}/${name}`, region))
}

function regionError(path: string, region: unknown): string | undefined {
  if (!isRecord(region) || !isTexts(region.order) || !isRecord(region.blocks)) return `The region ${path} is malformed.`
  const { order, blocks } = region
  const unknown = order.find((id) => {
    const block = blocks[id]
    return !isRecord(block) || !isText(block.widget) || !findWidget(block.widget)
  })
  return unknown === undefined ? undefined : `The block ${path}/blocks/${unknown} names no widget of this build.`
}

function firstError(
  values: Readonly<Record<string, unknown>>,
  errorOf: (name: string, value: unknown) => string | undefined,
): string | undefined {
  for (const [name, value] of Object.entries(values)) {
    const error = errorOf(name, value)
    if (error !== undefined) return error
  }
  return undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText)
}
