import { escapeHtml } from '../../../runtime/html/escape.ts'
import { toolPage } from './tool-page.ts'

const texts = {
  en: { title: 'The code has a mistake', hint: 'Correct it and save. This page then reloads.' },
  th: { title: 'โค้ดมีข้อผิดพลาด', hint: 'แก้ไขแล้วบันทึกไฟล์ หน้านี้จะโหลดใหม่เอง' },
}

/**
 * The response for a page whose code cannot be loaded: the message, without a stack. Its heading and hint are in Thai
 * if the browser prefers Thai, otherwise in English.
 */
export function mistakePage(message: string, request: Request): Response {
  const language = request.headers.get('accept-language')?.startsWith('th') ? 'th' : 'en'
  const { title, hint } = texts[language]
  const page = toolPage(
    title,
    `<main class="broken"><h1>${title}</h1><p>${hint}</p><pre lang="en">${escapeHtml(message)}</pre></main>${reloadScript}`,
    language,
  )
  return new Response(page.body, { status: 500, headers: page.headers })
}

/** Reloads the page when its address has another response. */
const reloadScript = `<script>
let shown
setInterval(async () => {
  const response = await fetch(location.href).catch(() => undefined)
  if (!response) return
  const text = await response.text()
  if (response.status !== 500 || (shown !== undefined && text !== shown)) location.reload()
  shown = text
}, 1000)
</script>`
