import type { PageAsked } from './choose-visit.ts'
import { noticePage } from './notice-page.ts'

/** The page for a failed rendering: HTTP 500, with a button to try again (ERR-02). */
export function failurePage(asked: PageAsked): Response {
  return noticePage(asked, { status: 500, title: 'error.something-wrong', canRetry: true, hasCode: true })
}
