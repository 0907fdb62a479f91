import type { DatabaseSync } from 'node:sqlite'
import type { MaintenanceWindow } from '../../../schemas/generated/records.ts'
import { serverTime } from '../../../sandbox/index.ts'

const hour = 3_600_000

/** A maintenance window of a provider. Its times are in ms since 1970. */
export interface ProviderWindow {
  readonly providerId: string
  readonly starts: number
  /** The end, exclusive. */
  readonly ends: number
}

/** The current and future windows of a brand, by start. */
export function windowsOf(database: DatabaseSync, merchantId: string, now: number): readonly ProviderWindow[] {
  return database
    .prepare('SELECT provider_id, starts, ends FROM maintenance WHERE merchant_id = ? AND ends > ? ORDER BY starts')
    .all(merchantId, now)
    .map((row) => ({ providerId: String(row.provider_id), starts: Number(row.starts), ends: Number(row.ends) }))
}

/** A window in the form of the dashboard (GAM-04). */
export function toMaintenanceWindow({ providerId, starts, ends }: ProviderWindow): MaintenanceWindow {
  return { provider_id: providerId, start_time: serverTime(starts), end_time: serverTime(ends) }
}

/** Seeds maintenance windows: two current ones, one in eight hours, and a past one. */
export function seedMaintenance(database: DatabaseSync, merchantId: string, now: number): void {
  const insert = database.prepare(
    'INSERT INTO maintenance (merchant_id, provider_id, starts, ends) VALUES (?, ?, ?, ?)',
  )
  insert.run(merchantId, '116', now - hour, now + 5 * hour)
  insert.run(merchantId, '127', now - 20 * 60_000, now + 2 * hour)
  insert.run(merchantId, '107', now + 8 * hour, now + 10 * hour)
  insert.run(merchantId, '109', now - 30 * hour, now - 26 * hour)
}
