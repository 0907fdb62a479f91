import { escapeHtml } from '../../runtime/html/escape.ts'
import { localisedPath } from '../../runtime/i18n/locale-path.ts'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import { languageOf } from '../../schemas/locale-code.ts'

export const sitemapPath = '/sitemap.xml'

/** A locale in the form of search engines: `th-th` becomes `th-TH`. */
export const hreflang = (locale: string) => `${languageOf(locale)}-${locale.slice(3).toUpperCase()}`

/**
 * The sitemap of a brand at one of its host names (sitemaps.org 0.9): each page in each locale, with its translations.
 *
 * @param origin scheme and host
 * @param paths the paths of the pages, without their locale
 */
export function sitemap({ manifest }: ResolvedManifest, origin: string, paths: readonly string[]): string {
  const codes = Object.keys(manifest.locales)
  const address = (path: string, code: string) => escapeHtml(`${origin}${localisedPath(path, code, codes)}`)
  const link = (name: string, href: string) => `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`
  const entries = paths.flatMap((path) => {
    const alternates = [
      ...codes.map((code) => link(hreflang(code), address(path, code))),
      link('x-default', escapeHtml(`${origin}${path}`)),
    ].join('')
    return codes.map((code) => `<url><loc>${address(path, code)}</loc>${alternates}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/** The rules for robots (RFC 9309): all pages of a brand in production, and nothing of any other environment. */
export function robots({ environment }: ResolvedManifest, origin: string): string {
  if (environment !== 'production') return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}${sitemapPath}\n`
}
