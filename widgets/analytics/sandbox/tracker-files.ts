import type { PushTracker, TrackerEntry } from '../../../schemas/generated/records.ts'
import type { SandboxMerchant } from '../../../sandbox/index.ts'

/** `push_trackers.json`: the trackers for each domain of a brand. */
export function pushTrackers({ data, hosts }: SandboxMerchant): PushTracker[] {
  return hosts.flatMap((domain) => data.push_trackers.map((tracker) => ({ domain, ...tracker }) as PushTracker))
}

/** `tracker_config.json`: the recorder and the push service for each domain of a brand. */
export function trackerEntries({ data, hosts }: SandboxMerchant): TrackerEntry[] {
  const { one_signal, smart_look } = data.trackers
  const trackers = {
    ...(one_signal ? { one_signal: { appId: one_signal } } : {}),
    ...(smart_look ? { smart_look } : {}),
  }
  return hosts.map((domain) => ({ domain, trackers }))
}
