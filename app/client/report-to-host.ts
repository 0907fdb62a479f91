import type { Misreading } from '../../runtime/api/decode-answer.ts'

/** A page's findings about the backend. */
type Notice = { readonly missing: string } | { readonly source: string; readonly misreadings: readonly Misreading[] }

const reported = new Set<string>()

/**
 * Reports the page's findings about the backend to the host, each once per page. The host shows them to the operator.
 */
export function reportToHost(notice: Notice): void {
  const text = JSON.stringify(notice)
  if (reported.has(text)) return
  reported.add(text)
  if ('sendBeacon' in navigator) navigator.sendBeacon('/_livery/notices', text)
}
