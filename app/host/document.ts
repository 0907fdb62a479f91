import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import { themeCss } from '../../runtime/manifest/index.ts'
import { localisedPath, splitLocale } from '../../runtime/i18n/locale-path.ts'
import type { SiteState } from '../site-state.ts'
import { stateElement } from '../site-state.ts'

/** What is put together to one page of HTML. */
export interface DocumentParts {
  readonly resolved: ResolvedManifest
  readonly state: SiteState
  readonly html: string
  readonly title: string
  readonly description: string
  /** Scheme and host that the page stands at. */
  readonly origin: string
  /** Markup for the head: styles and scripts of the build, or of the development server. */
  readonly head: string
  readonly found: boolean
}

/**
 * Runs before anything else: takes the kept theme, and holds back pictures below the first screen until the page lives,
 * somebody scrolls, or four seconds are over, so that they do not keep the scripts waiting.
 */
const headScript = `(()=>{const r=document.documentElement;try{const t=localStorage.getItem('theme');if(t==='dark'||t==='light')r.dataset.theme=t;else if(r.dataset.appearance==='system')r.dataset.theme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'}catch{}r.classList.add('gate');const o=()=>r.classList.remove('gate');addEventListener('scroll',o,{once:true,passive:true});addEventListener('touchmove',o,{once:true,passive:true});setTimeout(o,4000)})()`

export function htmlDocument(parts: DocumentParts): string {
  const { resolved, state, html, title, description, origin, head, found } = parts
  const { site, request } = state
  const codes = site.locales.map(({ code }) => code)
  const { rest } = splitLocale(request.path, codes)
  const theme = site.theme.appearance === 'light' ? 'light' : 'dark'
  const canonical = `${origin}${localisedPath(rest, site.locale, codes)}`
  return `<!doctype html>
<html lang="${site.locale.slice(0, 2)}" data-theme="${theme}" data-appearance="${site.theme.appearance}" data-density="${site.theme.density}" data-ornament="${site.theme.ornament}" data-navigation="${site.theme.navigation}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<script>${headScript}</script>
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
${found ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '<meta name="robots" content="noindex">'}
${codes.map((code) => `<link rel="alternate" hreflang="${code.slice(0, 2)}-${code.slice(3).toUpperCase()}" href="${escapeHtml(`${origin}${localisedPath(rest, code, codes)}`)}">`).join('\n')}
<link rel="alternate" hreflang="x-default" href="${escapeHtml(`${origin}${rest}`)}">
<link rel="icon" href="${escapeHtml(site.merchant.icon)}">
<style id="livery-theme">${themeCss(resolved.manifest.tokens)}</style>
${head}
</head>
<body>
<div id="root">${html}</div>
<script type="application/json" id="${stateElement}">${safeJson(state)}</script>
</body>
</html>
`
}

/** JSON that cannot end the script element that it stands in, nor break a line of it. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
