import { escapeHtml, safeJson } from '../../../runtime/html/escape.ts'
import type { BrokenBrand } from '../../host/brand-store.ts'
import { toolPage } from './tool-page.ts'

const texts = {
  en: { title: 'has errors', hint: 'Fix them and save. This page then reloads.' },
  th: { title: 'มีข้อผิดพลาด', hint: 'แก้ไขแล้วบันทึกไฟล์ หน้านี้จะโหลดใหม่เอง' },
}

/**
 * The response for a brand that has had errors since the preview first read it: the list of its issues. Its heading and
 * hint are in Thai if the browser prefers Thai, otherwise in English.
 */
export function brokenPage({ merchant, issues }: BrokenBrand, request: Request): Response {
  if (new URL(request.url).pathname === '/__livery/issues') return Response.json({ issues })
  const language = request.headers.get('accept-language')?.startsWith('th') ? 'th' : 'en'
  const { title, hint } = texts[language]
  const items = issues.map(
    ({ file, line, column, message, suggestion }) =>
      `<li><code>${escapeHtml(`${file}:${line}:${column}`)}</code><p>${escapeHtml([message, suggestion].filter(Boolean).join(' '))}</p></li>`,
  )
  const page = toolPage(
    `${merchant} ${title}`,
    `<main class="broken"><h1>${escapeHtml(merchant)} ${title}</h1><p>${hint}</p><ul class="problems" lang="en">${items.join('')}</ul></main>${reloadScript(JSON.stringify({ issues }))}`,
    language,
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
