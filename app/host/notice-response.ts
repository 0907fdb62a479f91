import { buildSiteData } from './build-site-data.ts'
import { chooseVisit, type RequestedPage } from './choose-visit.ts'
import { type Notice, noticePage } from './notice-page.ts'

/**
 * A notice instead of the requested page or call. A page gets the notice as a page. A call gets an envelope with the
 * notice's title, which the open page shows.
 */
export function noticeResponse(requested: RequestedPage, notice: Notice): Response {
  if (!requested.path.startsWith('/api/')) return noticePage(requested, notice)
  const { messages } = buildSiteData(requested.resolved, chooseVisit(requested).locale)
  return Response.json(
    { status: false, msg: String(messages[notice.title]) },
    { status: notice.status, headers: { 'cache-control': 'no-store', ...notice.headers } },
  )
}

/** The notice for a request that failed because of a bug (ERR-02). */
export const failureNotice: Notice = {
  status: 500,
  title: 'error.something-wrong',
  canRetry: true,
  hasCode: true,
}
