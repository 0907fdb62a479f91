import type { PartSource } from '../../../runtime/widget-api/area.ts'

/** A maintenance window of a provider, with times as the server writes them. */
interface MaintenanceTime {
  readonly start_date: string
  readonly end_date: string
}

/** The dashboard's maintenance windows by provider. A provider may have several. */
export type MaintenanceWindows = Readonly<Record<string, readonly MaintenanceTime[]>>

/** Reads the windows from the dashboard's data (STA-04). A response without them changes nothing. */
export function readMaintenance({ provider_maintenance: rows }: PartSource, before: unknown): MaintenanceWindows {
  if (rows === undefined) return before as MaintenanceWindows
  const windows = new Map<string, MaintenanceTime[]>()
  for (const { provider_id: id, start_time, end_time } of rows) {
    windows.set(id, [...(windows.get(id) ?? []), { start_date: start_time, end_date: end_time }])
  }
  return Object.fromEntries(windows)
}
