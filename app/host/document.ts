import { escapeHtml, safeJson } from '../../runtime/html/escape.ts'
import type { StructuredData } from '../../runtime/areas/area-host.ts'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import { codeMissingElement } from '../../runtime/head/code-missing.ts'
import { inlineScripts } from '../../schemas/generated/inline-scripts.ts'
import { languageOf } from '../../schemas/locale-code.ts'
import { stateElement } from '../../runtime/head/state-element.ts'
import type { HtmlPiece } from '../server/shared-blocks.tsx'
import { bytesOf, joinBytes, memoizedBytes } from './bytes.ts'
import { memoizeLastCalls } from './memoize-last-calls.ts'
import { pictureSize } from './link-picture/picture-svg.ts'
import type { PageMetadata } from './page-metadata.ts'
import { hreflang } from './search-engines.ts'
import { type PageState, stateJson } from './state-json.ts'

/** Markup that a build or the development server adds to every page. */
export interface ProgramMarkup {
  /** For the head: styles, and in the preview the scripts. */
  readonly head: string
  /** For the end of the body: styles of widgets that load late. */
  readonly end: string
  /** The beginning of a template with the program, which the page starts after its first paint. */
  readonly program?: string
}

export interface DocumentParts {
  readonly state: PageState
  /** The content, in pieces. */
  readonly html: readonly HtmlPiece[]
  readonly metadata: PageMetadata
  /** Nodes of schema.org (JSON-LD). */
  readonly structuredData: readonly StructuredData[]
  /** The styles of the brand. */
  readonly theme: Uint8Array
  readonly program: ProgramMarkup
  readonly isFound: boolean
  /** The markup of the web app for the head; empty for a site that cannot be installed. */
  readonly webApp: string
  /** The canary that a share of the visitors sees instead of this release. */
  readonly canary: ResolvedManifest['canary']
  /** The locale in the address, which becomes the visitor's choice (LOC-05). */
  readonly chosenLocale: string | undefined
}

/**
 * The script that runs before all others.
 *
 * @param hasCanary whether a share of the visitors sees a canary instead of the page
 */
export const headScript = (hasCanary: boolean): string =>
  inlineScripts[hasCanary ? 'runtime/head/canary-head' : 'runtime/head/page-head']

/** A document in UTF-8, in pieces: the host joins them only to compress the document, or to send it as it is. */
export interface HtmlDocument {
  /** All pieces apart from the end. Pages share the large pieces. */
  readonly lasting: readonly Uint8Array[]
  /** The end, which contains the time of rendering. */
  readonly end: Uint8Array
}

/** All bytes of a document. */
export const wholeDocument = ({ lasting, end }: HtmlDocument): Uint8Array<ArrayBuffer> => joinBytes([...lasting, end])

/** The whole document of a page. Caches the parts that many pages share as bytes. */
export function htmlDocument(parts: DocumentParts): HtmlDocument {
  const { state, html, metadata, structuredData, theme, program, isFound, chosenLocale, webApp, canary } = parts
  const { site } = state
  const appearance = site.theme.appearance === 'light' ? 'light' : 'dark'
  const json = stateJson(state)
  const end = joinBytes([json.end, documentEnd])
  const lasting = [
    bytesOf(`<!doctype html>
<html lang="${languageOf(site.locale)}"${chosenLocale === undefined ? '' : ` data-chosen="${escapeHtml(chosenLocale)}"`}${canary === undefined ? '' : ` data-canary="${canary.share} ${escapeHtml(canary.basePath)}"`} data-theme="${appearance}" data-appearance="${site.theme.appearance}" data-density="${site.theme.density}" data-ornament="${site.theme.ornament}" data-navigation="${site.theme.navigation}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<script>`),
    headScriptBytes(canary !== undefined),
    bytesOf(`</script>
<title>${escapeHtml(metadata.title)}</title>
<meta name="description" content="${escapeHtml(metadata.description)}">
${metadata.keywords === undefined ? '' : `<meta name="keywords" content="${escapeHtml(metadata.keywords)}">\n`}${isFound ? addresses(metadata) : '<meta name="robots" content="noindex">'}
<link rel="icon" href="${escapeHtml(site.merchant.icon)}">
${webApp}${linkPreview(metadata, site)}${jsonLd(structuredData)}<style id="livery-theme">`),
    theme,
    headEnd(program),
    ...html.map((piece) => (typeof piece === 'string' ? bytesOf(piece) : piece)),
    bytesOf(`</div>
<div id="${codeMissingElement}" class="code-missing" role="alert" hidden><p>${escapeHtml(String(site.messages['error.code-missing']))}</p><a class="button" href="">${escapeHtml(String(site.messages['common.retry']))}</a></div>
`),
    programEnd(program),
    stateStart(program, state),
    ...json.beginning,
  ]
  return { lasting, end }
}

/** The head's script in UTF-8. */
const headScriptBytes = memoizeLastCalls((hasCanary: boolean) => bytesOf(headScript(hasCanary)), 2)

const headEnd = memoizedBytes<ProgramMarkup>(({ head }) => `</style>\n${head}\n</head>\n<body>\n<div id="root">`)
const programEnd = memoizedBytes<ProgramMarkup>(({ end, program }) => `${end}\n${program ?? ''}`)

/** A link to the shared part of the site, the end of the template, and the start tag of the state. */
function stateStart({ program }: ProgramMarkup, { shared, isSelfContained }: PageState): Uint8Array {
  const site = isSelfContained ? '' : `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(shared.address)}">`
  return bytesOf(
    `${program === undefined ? '' : `${site}</template>\n`}<script type="application/json" id="${stateElement}">`,
  )
}

const documentEnd = bytesOf('</script>\n</body>\n</html>\n')
/** The structured data as a data block. Browsers never run it, so the policy contains no hash of it. */
function jsonLd(nodes: readonly StructuredData[]): string {
  if (nodes.length === 0) return ''
  return `<script type="application/ld+json">${safeJson({ '@context': 'https://schema.org', '@graph': nodes })}</script>\n`
}

/** The tags for previews of links to the page (Open Graph). Empty for a missing page. */
function linkPreview({ title, description, canonical, picture }: PageMetadata, site: PageState['site']): string {
  if (picture === undefined) return ''
  const { width, height } = pictureSize
  const properties = {
    type: 'website',
    site_name: site.merchant.name,
    title,
    description,
    url: canonical,
    locale: hreflang(site.locale).replace('-', '_'),
    image: picture,
    'image:width': String(width),
    'image:height': String(height),
    'image:alt': title,
  }
  const lines = Object.entries(properties).map(
    ([name, value]) => `<meta property="og:${name}" content="${escapeHtml(value)}">\n`,
  )
  return `${lines.join('')}<meta name="twitter:card" content="summary_large_image">\n`
}

function addresses({ canonical, alternates }: PageMetadata): string {
  return [
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(href)}">`,
    ),
  ].join('\n')
}
