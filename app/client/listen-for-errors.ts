import type { ErrorPlace } from '../../runtime/errors/error-reports.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import type { reportsOf } from './report-errors.ts'

/**
 * Reports the page's unhandled errors to the host (ERR-01). Returns a function that reports other errors. The code
 * of reports loads with the first error.
 */
export function listenForErrors(site: SiteData): (error: unknown, place?: ErrorPlace) => void {
  let reports: Promise<ReturnType<typeof reportsOf>> | undefined
  const reportError = (error: unknown, place?: ErrorPlace): void => {
    reports ??= import('./report-errors.ts').then((code) => code.reportsOf(site))
    // The code of reports did not load, so this error is not reported.
    void reports.then((report) => report(error, place)).catch(() => {})
  }
  window.addEventListener('error', ({ error }) => reportError(error))
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
  return reportError
}
