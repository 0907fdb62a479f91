import type { ErrorPlace } from '../../runtime/errors/error-reports.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { loadOnce } from './load-once.ts'

/**
 * Reports unhandled errors of the page to the host, at most one in ten seconds (ERR-01). Returns a function that
 * reports other errors. The code for reports loads with the first error.
 */
export function listenForErrors(site: SiteData): (error: unknown, place?: ErrorPlace) => void {
  const reports = loadOnce(async () => (await import('./report-errors.ts')).reportsOf(site))
  const reportError = (error: unknown, place?: ErrorPlace): void => {
    // If the code of reports does not load, this error is not reported.
    void reports()
      .then((report) => report(error, place))
      .catch(() => {})
  }
  // The browser gives no error object for a script of another origin.
  window.addEventListener('error', ({ error, message }) => reportError(error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
  return reportError
}
