import { escapeHtml } from '../../runtime/html/escape.ts'
import { chooseVisit, type PageAsked } from './answer-page.ts'
import { pageHeaders } from './security-headers.ts'
import { siteData } from './site-data.ts'

/**
 * The page for a request whose page could not be rendered: HTTP 500, in the visitor's language, with another try and the way
 * home (ERR-02). It needs neither data nor scripts, and is kept nowhere.
 */
export function failurePage(asked: PageAsked): Response {
  const site = siteData(asked.resolved, chooseVisit(asked).locale)
  const text = (id: string) => escapeHtml(String(site.messages[id] ?? id))
  const html = `<!doctype html>
<html lang="${escapeHtml(site.locale.slice(0, 2))}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text('error.something-wrong')} · ${escapeHtml(site.merchant.name)}</title>
<style>:root{color-scheme:${site.theme.appearance === 'light' ? 'light' : 'dark'}}body{font:1rem/1.5 system-ui;margin:20vh auto;max-width:24rem;padding:0 1rem;text-align:center}</style>
<main><h1>${text('error.something-wrong')}</h1><p><a href="">${text('common.retry')}</a></p><p><a href="/">${escapeHtml(site.merchant.name)}</a></p></main>
</html>
`
  return new Response(html, {
    status: 500,
    headers: {
      ...pageHeaders,
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'",
    },
  })
}
