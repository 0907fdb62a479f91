import type { PushTracker, TrackedEvent } from '../../../schemas/generated/records.ts'
import { dataLayerEntry, queryOf, type Vendor } from './vendors.ts'

declare global {
  interface Window {
    /** The events of Google's trackers, which a tag manager or a test can read. */
    dataLayer?: unknown[]
  }
}

interface TrackersDependencies {
  /** The address for a vendor's events. Undefined if the brand sends the vendor no events. */
  readonly addressOf: (vendor: Vendor) => string | undefined
  readonly send: (address: string) => void
  readonly dataLayer: (entry: object) => void
}

/**
 * Opens the trackers of a domain (QRY-05). Each tracker receives the events that its row names, each event once. Events
 * for Google also go to the data layer.
 */
export function openTrackers(rows: readonly PushTracker[], dependencies: TrackersDependencies) {
  const open = rows.flatMap((row) => {
    const address = dependencies.addressOf(row.vendor)
    return address === undefined ? [] : [{ row, address }]
  })
  return {
    wants: (name: TrackedEvent['name']): boolean => open.some(({ row }) => row.events.includes(name)),
    deliver(event: TrackedEvent): void {
      const receivers = open.filter(({ row }) => row.events.includes(event.name))
      if (receivers.some(({ row }) => row.vendor === 'google')) dependencies.dataLayer(dataLayerEntry(event))
      for (const { row, address } of receivers) dependencies.send(`${address}?${queryOf(row, event)}`)
    },
  }
}
