import { formatDate, parseServerTime } from '../../runtime/i18n/locale-formats.ts'
import type { Closure } from './closure.ts'
import { noticeResponse } from './notice-response.ts'
import type { Notice } from './notice-page.ts'
import type { SiteContext } from './routes/site-router.ts'

/** The Retry-After of maintenance without an announced end, in seconds. */
const retryWithoutEnd = 3600

/** The response to a request while the site is closed: 503 with Retry-After, or 451 (RFC 7725). */
export function closedResponse(context: SiteContext, closure: Closure, now: number): Response {
  const { timeZone } = context.var.resolved.manifest.site
  return noticeResponse(
    context,
    closure.kind === 'country' ? countryNotice : maintenanceNotice(closure.until, timeZone, now),
  )
}

const countryNotice: Notice = {
  status: 451,
  title: 'closed.country',
  text: 'closed.country-text',
  canRetry: false,
}

function maintenanceNotice(until: string | undefined, timeZone: string, now: number): Notice {
  const end = until === undefined ? undefined : parseServerTime(until)
  const seconds = end === undefined ? retryWithoutEnd : Math.max(1, Math.ceil((end - now) / 1000))
  return {
    status: 503,
    title: 'closed.maintenance',
    text: 'closed.maintenance-text',
    ...(end === undefined
      ? {}
      : { detail: 'closed.maintenance-until', values: { time: formatDate(end, timeZone, true) } }),
    canRetry: true,
    headers: { 'retry-after': String(seconds) },
  }
}
