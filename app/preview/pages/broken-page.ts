import { escapeHtml, safeJson } from '../../../runtime/html/escape.ts'
import type { BrokenBrand } from '../../host/brand-store.ts'
import { toolPage } from './tool-page.ts'

/**
 * The response for a brand that has had errors since the preview first read it, and so has no good page: the list of
 * its issues, until a save fixes them.
 */
export function brokenPage({ merchant, issues }: BrokenBrand, path: string): Response {
  if (path === '/__livery/issues') return Response.json({ issues })
  const items = issues.map(
    ({ file, line, column, message, suggestion }) =>
      `<li><code>${escapeHtml(`${file}:${line}:${column}`)}</code><p>${escapeHtml([message, suggestion].filter(Boolean).join(' '))}</p></li>`,
  )
  const page = toolPage(
    `${merchant} has errors`,
    `<main><h1>${escapeHtml(merchant)} has errors</h1><p>Fix them and save. This page then reloads.</p><ul>${items.join('')}</ul></main>${reloadScript(JSON.stringify({ issues }))}`,
  )
  return new Response(page.body, { status: 503, headers: page.headers })
}

/**
 * Reloads the page when the brand's issues change.
 *
 * @param shown the response at `/__livery/issues` with the issues that the page shows
 */
const reloadScript = (shown: string) => `<script>
const shown = ${safeJson(shown)}
setInterval(async () => {
  const now = await fetch('/__livery/issues').then((response) => response.text()).catch(() => shown)
  if (now !== shown) location.reload()
}, 1000)
</script>`
