import { createErrorReports } from '../../runtime/errors/error-reports.ts'
import { supportCode } from '../../runtime/errors/support-code.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { liveryVersion } from '../../runtime/site/livery-version.ts'

/** Reports a page's errors to the host (ERR-01). A separate file, which a page without errors never loads. */
export const reportsOf = (site: SiteData) =>
  createErrorReports({
    page: () => location.pathname,
    code: supportCode({ ...site, merchant: site.merchant.id, version: liveryVersion }),
    now: () => performance.now(),
    send: (report) => void navigator.sendBeacon('/_livery/errors', JSON.stringify(report)),
  })
