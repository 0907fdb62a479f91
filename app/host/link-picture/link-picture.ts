import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { brandColours, type ResolvedManifest } from '../../../runtime/manifest/index.ts'
import { plainMessage } from '../plain-message.ts'
import { assetType, type ReadBrandFile } from '../brand-content.ts'
import { buildSiteData } from '../build-site-data.ts'
import { woffFonts } from '../typeface-packages.ts'
import { pictureSvg } from './picture-svg.ts'
import { woffToSfnt } from './woff-to-sfnt.ts'
import { languageOf } from '../../../schemas/locale-code.ts'

let engine: Promise<unknown> | undefined

/** Loads the engine once for the process: 2.4 MB that no page needs. */
const startEngine = (): Promise<unknown> =>
  (engine ??= initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'))))

/**
 * Draws the picture for previews of a link to a page, as a PNG. Undefined if the brand has no such page.
 *
 * @param page the page's route, and the title that the page's area gives it, if any
 */
export async function drawLinkPicture(
  resolved: ResolvedManifest,
  locale: string,
  page: { readonly route: string; readonly title: string | undefined },
  readFile: ReadBrandFile,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { manifest } = resolved
  const { route: routeId } = page
  if (!Object.hasOwn(manifest.locales, locale) || !Object.hasOwn(manifest.routes, routeId)) return undefined
  const route = manifest.routes[routeId]
  if (!route?.enabled) return undefined
  const site = buildSiteData(resolved, locale)
  const fonts = woffFonts(manifest).map(({ family, bytes }) => ({ family, bytes: woffToSfnt(bytes) }))
  await startEngine()
  const svg = pictureSvg({
    title: page.title ?? plainMessage(site, routeId === 'home' ? manifest.seo.title : route.title),
    brand: site.merchant.name,
    language: languageOf(locale),
    family: [...new Set(fonts.map(({ family }) => `'${family}'`))].join(','),
    colours: brandColours(manifest),
    icon: iconOf(resolved, readFile),
  })
  const picture = new Resvg(svg, {
    font: { fontBuffers: fonts.map(({ bytes }) => bytes), defaultFontFamily: fonts[0]?.family ?? 'sans-serif' },
  })
  try {
    return new Uint8Array(picture.render().asPng())
  } finally {
    picture.free()
  }
}

function iconOf({ manifest, assets }: ResolvedManifest, readFile: ReadBrandFile): string | undefined {
  const { icon } = manifest.merchant
  const folder = assets.get(icon)
  const bytes = folder === undefined ? undefined : readFile(folder, join('assets', icon))
  return bytes && `data:${assetType(icon)};base64,${Buffer.from(bytes).toString('base64')}`
}
