import type { PushTracker, TrackerEntry } from '../../../schemas/generated/records.ts'

/** The trackers of a domain, each vendor's id once (QRY-06). Rows of other domains are ignored. */
export function trackersOf(rows: readonly PushTracker[], domain: string): readonly PushTracker[] {
  const found = new Map<string, PushTracker>()
  for (const row of rows) {
    const key = `${row.vendor} ${row.id}`
    if (row.domain === domain && !found.has(key)) found.set(key, row)
  }
  return [...found.values()]
}

/** The recorder and the push service of a domain (QRY-06). */
export function servicesOf(
  entries: readonly TrackerEntry[],
  domain: string,
): { readonly recorderKey?: string; readonly pushAppId?: string } {
  const trackers = entries.find((entry) => entry.domain === domain)?.trackers
  return {
    ...(trackers?.smart_look ? { recorderKey: trackers.smart_look } : {}),
    ...(trackers?.one_signal?.appId ? { pushAppId: trackers.one_signal.appId } : {}),
  }
}
