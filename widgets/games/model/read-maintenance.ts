import type { PartSource } from '../../../runtime/widget-api/area.ts'

/** Maintenance windows by provider, as the server writes them. */
export type MaintenanceWindows = Readonly<Record<string, { readonly start_date: string; readonly end_date: string }>>

/** Reads the windows from the dashboard's data (STA-04). A response without them changes nothing. */
export function readMaintenance({ provider_maintenance: rows }: PartSource, before: unknown): MaintenanceWindows {
  if (rows === undefined) return before as MaintenanceWindows
  return Object.fromEntries(
    rows.map((row) => [row.provider_id, { start_date: row.start_time, end_date: row.end_time }]),
  )
}
