import { buildSiteData } from './build-site-data.ts'
import { chooseVisit } from './choose-visit.ts'
import { type Notice, noticePage } from './notice-page.ts'
import { pageRequest, type SiteContext } from './routes/site-router.ts'

/**
 * A notice instead of the requested page or call. A page gets the notice as a page. A call gets an envelope with the
 * notice's title, in the language of the calling page. The page shows this title.
 */
export function noticeResponse(context: SiteContext, notice: Notice): Response {
  const { path } = context.req
  if (!path.startsWith('/api/')) return noticePage(pageRequest(context, path), notice)
  const caller = pageRequest(context, context.req.header('page') ?? path)
  const { messages } = buildSiteData(caller.resolved, chooseVisit(caller).locale)
  // The code 500 means that the backend may have carried out the call.
  return Response.json(
    { status: false, ...(notice.status === 500 && { code: 500 }), msg: String(messages[notice.title]) },
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
