import { escapeHtml, safeJson } from '../../runtime/html/escape.ts'
import { urlLoginScript } from '../../runtime/session/url-login.ts'
import { codeMissingElement } from '../client/code-missing.ts'
import { arrivalScript } from '../../runtime/head/arrival.ts'
import { firstScreenScript } from '../../runtime/head/first-screen.ts'
import { interfaceScript } from '../../runtime/site/interface-state.ts'
import { lateScriptsScript } from '../../runtime/head/late-scripts.ts'
import { momentsScript } from '../../runtime/head/moments.ts'
import { pictureGateScript } from '../../runtime/head/picture-gate.ts'
import { typefacesScript } from '../../runtime/head/typefaces.ts'
import { tapCapture } from '../../runtime/head/tap-capture.ts'
import type { SiteState } from '../site-state.ts'
import { stateElement } from '../site-state.ts'
import type { PageMetadata } from './page-metadata.ts'

/** What a build or the development server puts into every page. */
export interface ProgramMarkup {
  /** For the head: styles, and what has to run at once. */
  readonly head: string
  /** For the end of the body: scripts, so that nothing stands between a visitor and what the page shows. */
  readonly end: string
}

/** What is put together to one page of HTML. */
export interface DocumentParts {
  readonly state: SiteState
  readonly html: string
  readonly metadata: PageMetadata
  readonly theme: string
  readonly program: ProgramMarkup
  readonly found: boolean
}

/** Where a script of the page itself cannot be loaded, the notice that waits at the page's end is shown. */
const codeMissingScript = `addEventListener('error',(e)=>{if(e.target instanceof HTMLScriptElement){const n=document.getElementById('${codeMissingElement}');if(n)n.hidden=false}},true)`

/**
 * Runs before anything else: knows which page this is, takes a password out of the address and what was chosen of the page
 * into it, holds typefaces, pictures, small scripts and what lies below the first screen back, and keeps taps.
 */
export const headScript = `${arrivalScript};${urlLoginScript};(()=>{const r=document.documentElement;${interfaceScript};${typefacesScript};${momentsScript};${pictureGateScript};${lateScriptsScript};${firstScreenScript};${codeMissingScript}})();${tapCapture}`

/** The whole document of a page. */
export function htmlDocument({ state, html, metadata, theme, program, found }: DocumentParts): string {
  const { site } = state
  const appearance = site.theme.appearance === 'light' ? 'light' : 'dark'
  return `<!doctype html>
<html lang="${site.locale.slice(0, 2)}" data-theme="${appearance}" data-appearance="${site.theme.appearance}" data-density="${site.theme.density}" data-ornament="${site.theme.ornament}" data-navigation="${site.theme.navigation}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<script>${headScript}</script>
<title>${escapeHtml(metadata.title)}</title>
<meta name="description" content="${escapeHtml(metadata.description)}">
${metadata.keywords === undefined ? '' : `<meta name="keywords" content="${escapeHtml(metadata.keywords)}">\n`}${found ? addresses(metadata) : '<meta name="robots" content="noindex">'}
<link rel="icon" href="${escapeHtml(site.merchant.icon)}">
<style id="livery-theme">${theme}</style>
${program.head}
</head>
<body>
<div id="root">${html}</div>
<div id="${codeMissingElement}" class="code-missing" role="alert" hidden><p>${escapeHtml(String(site.messages['error.code-missing']))}</p><a class="button" href="">${escapeHtml(String(site.messages['common.retry']))}</a></div>
${program.end}
<script type="application/json" id="${stateElement}">${safeJson(state)}</script>
</body>
</html>
`
}

function addresses({ canonical, alternates }: PageMetadata): string {
  return [
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(href)}">`,
    ),
  ].join('\n')
}
