import { escapeHtml, safeJson } from '../../runtime/html/escape.ts'
import { codeMissingElement } from '../../runtime/head/code-missing.ts'
import { inlineScripts } from '../../schemas/generated/inline-scripts.ts'
import type { SiteState } from '../site-state.ts'
import { stateElement } from '../site-state.ts'
import type { PageMetadata } from './page-metadata.ts'

/** The markup that a build or the development server adds to every page. */
export interface ProgramMarkup {
  /** For the head: styles, and what has to run at once. */
  readonly head: string
  /** For the end of the body: scripts, so that the content comes first. */
  readonly end: string
}

/** The parts of an HTML page. */
export interface DocumentParts {
  readonly state: SiteState
  readonly html: string
  readonly metadata: PageMetadata
  readonly theme: string
  readonly program: ProgramMarkup
  readonly found: boolean
}

/** Runs before anything else: see its entry. */
export const headScript = inlineScripts['runtime/head/page-head']

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
