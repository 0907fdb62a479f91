import type { ResolvedManifest } from '../../../runtime/manifest/index.ts'
import { escapeHtml, safeJson } from '../../../runtime/html/escape.ts'
import { buildSiteData } from '../../host/build-site-data.ts'
import { themeStyles } from '../../host/theme-styles.ts'
import { type GalleryState, galleryState } from '../gallery/gallery-state.ts'
import { languageOf } from '../../../schemas/locale-code.ts'

/**
 * A page whose module renders widgets in a brand's theme: the gallery, or one widget in a frame of the studio.
 *
 * @param head styles and scripts of the page's module, which renders into the element `gallery`
 */
export function galleryPage(request: Request, resolved: ResolvedManifest, head: string): Response {
  const { manifest } = resolved
  const { searchParams } = new URL(request.url)
  const locales = Object.keys(manifest.locales)
  const locale = locales.find((code) => code === searchParams.get('locale')) ?? locales[0] ?? ''
  const site = buildSiteData(resolved, locale)
  const state: GalleryState = { site, now: Date.now() }
  const theme = site.theme.appearance === 'light' ? 'light' : 'dark'
  const html = `<!doctype html>
<html lang="${languageOf(locale)}" data-theme="${theme}" data-density="${site.theme.density}" data-ornament="${site.theme.ornament}" data-navigation="${site.theme.navigation}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gallery · ${escapeHtml(site.merchant.name)}</title>
<link rel="icon" href="${escapeHtml(site.merchant.icon)}">
<style>${themeStyles(manifest, false)}</style>
${head}
</head>
<body>
<div id="gallery"></div>
<script type="application/json" id="${galleryState}">${safeJson(state)}</script>
</body>
</html>
`
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  })
}
