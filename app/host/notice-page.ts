import { escapeHtml } from '../../runtime/html/escape.ts'
import { createIntl } from '../../runtime/i18n/create-intl.ts'
import { supportCode } from '../../runtime/errors/support-code.ts'
import { localisedPath, splitLocale } from '../../runtime/i18n/locale-path.ts'
import { liveryVersion } from '../../runtime/site/livery-version.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { chooseVisit, type RequestedPage } from './choose-visit.ts'
import { pageHeaders } from './security-headers.ts'
import { buildSiteData } from './build-site-data.ts'
import { themeStyles } from './theme-styles.ts'
import { languageOf } from '../../schemas/locale-code.ts'

/** The content of a page that the host sends instead of the site. */
export interface Notice {
  readonly status: 200 | 451 | 500 | 503
  /** The ids of the notice's messages. All but the title are optional. */
  readonly title: string
  readonly text?: string
  readonly detail?: string
  /** Arguments of the messages. */
  readonly values?: Readonly<Record<string, string>>
  /** Whether to show the support code (OPS-04). */
  readonly hasCode?: boolean
  /** Whether to leave out the links to other languages, which lead nowhere without a connection. */
  readonly isAlone?: boolean
  /** Whether to show a link that loads the page again. */
  readonly canRetry: boolean
  readonly headers?: Readonly<Record<string, string>>
}

const policy =
  "default-src 'none'; img-src 'self'; font-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'"

const styles = `
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--color-ground);color:var(--color-text);font:1rem/1.6 var(--font-text),system-ui,sans-serif}
main{box-sizing:border-box;width:min(100% - 32px,460px);margin:32px 0;padding:32px 24px;display:grid;grid-template-columns:minmax(0,1fr);justify-items:center;overflow-wrap:anywhere;gap:16px;text-align:center;background:var(--color-surface);border:1px solid var(--color-line);border-radius:var(--radius-card)}
img{max-width:200px;height:44px;object-fit:contain}
h1{margin:0;font:var(--weight-title) 1.4rem/1.35 var(--font-title),system-ui,sans-serif}
p{margin:0;color:var(--color-muted);text-wrap:pretty}
.detail{color:var(--color-text);font-weight:var(--weight-strong)}
.button{display:grid;place-items:center;box-sizing:border-box;min-height:48px;padding:0 24px;border-radius:var(--radius-control);background:var(--color-accent);color:var(--color-on-accent);font-weight:var(--weight-strong);text-decoration:none}
ul{display:flex;flex-wrap:wrap;justify-content:center;gap:4px 16px;margin:0;padding:0;list-style:none}
.code{font-size:.85rem}
li a{display:grid;place-items:center;min-height:44px;color:var(--color-text)}`

/**
 * A notice as a page, in the visitor's language and the brand's look. It needs neither data nor scripts, and no HTTP
 * cache stores it.
 */
export function noticePage(requested: RequestedPage, notice: Notice): Response {
  const { locale } = chooseVisit(requested)
  const { manifest } = requested.resolved
  const site = buildSiteData(requested.resolved, locale)
  const intl = createIntl(site)
  const text = (id: string, values = notice.values) => escapeHtml(intl.formatMessage({ id }, values))
  const appearance = manifest.theme.appearance === 'light' ? 'light' : 'dark'
  const body = [
    `<img src="${escapeHtml(site.merchant.logo)}" alt="${escapeHtml(site.merchant.name)}">`,
    `<h1>${text(notice.title)}</h1>`,
    notice.text === undefined ? '' : `<p>${text(notice.text)}</p>`,
    notice.detail === undefined ? '' : `<p class="detail">${text(notice.detail)}</p>`,
    notice.canRetry ? `<a class="button" href="">${text('common.retry')}</a>` : '',
    notice.isAlone === true ? '' : languageLinks(requested, locale),
    notice.hasCode === true ? `<p class="code">${text('error.support-code', { code: codeOf(site) })}</p>` : '',
  ]
  const html = `<!doctype html>
<html lang="${escapeHtml(languageOf(site.locale))}" data-theme="${appearance}" data-appearance="${manifest.theme.appearance}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(notice.title)} · ${escapeHtml(site.merchant.name)}</title>
<link rel="icon" href="${escapeHtml(site.merchant.icon)}">
<style>${themeStyles(manifest, true)}${styles}</style>
<main>${body.join('')}</main>
</html>
`
  return new Response(html, {
    status: notice.status,
    headers: {
      ...pageHeaders,
      'cache-control': 'no-store',
      'content-security-policy': policy,
      ...notice.headers,
    },
  })
}

const codeOf = (site: SiteData) => supportCode({ ...site, merchant: site.merchant.id, version: liveryVersion })

/** The links to the page in the brand's other languages. */
function languageLinks({ resolved, path }: RequestedPage, current: string): string {
  const { locales } = resolved.manifest
  const codes = Object.keys(locales)
  const { rest } = splitLocale(path, codes)
  const links = codes
    .filter((code) => code !== current)
    .map((code) => {
      const language = languageOf(code)
      const href = escapeHtml(localisedPath(rest, code, codes))
      return `<li><a lang="${language}" hreflang="${language}" href="${href}">${escapeHtml(locales[code]?.name ?? code)}</a></li>`
    })
  return links.length === 0 ? '' : `<ul>${links.join('')}</ul>`
}
