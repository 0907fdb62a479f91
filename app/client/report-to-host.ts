import type { Misreading } from '../../runtime/api/decode-response.ts'

/** A page's report on the backend: the name of a missing call, or the values that the page could not decode. */
type BackendNotice =
  | { readonly missing: string }
  | { readonly source: string; readonly misreadings: readonly Misreading[] }

const reported = new Set<string>()

/**
 * Sends a report on the backend to the host, which shows it to the operator. Sends equal reports once per page load.
 */
export function reportToHost(notice: BackendNotice): void {
  const text = JSON.stringify(notice)
  if (reported.has(text)) return
  reported.add(text)
  if ('sendBeacon' in navigator) navigator.sendBeacon('/_livery/notices', text)
}
