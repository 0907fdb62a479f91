import type { PageAsked } from './answer-page.ts'
import { noticePage } from './notice-page.ts'

/** The page for a request whose page could not be rendered: HTTP 500, with another try (ERR-02). */
export function failurePage(asked: PageAsked): Response {
  return noticePage(asked, { status: 500, title: 'error.something-wrong', canRetry: true, hasCode: true })
}
