import type { Game, Provider } from '../../../schemas/generated/records.ts'
import { parseServerTime } from '../../../runtime/widget-api/text.ts'
import type { MaintenanceWindows } from './read-maintenance.ts'

/**
 * The reason why a game is closed now (GAM-04): maintenance of the game or of its provider. Undefined for an open game.
 * A provider is closed during a maintenance window of the dashboard or by its own record (`isClosedByItself`).
 *
 * @param now the server's time, in ms since 1970
 */
export function closedBecause(
  game: Pick<Game, 'maintenance' | 'provider_id'>,
  provider: Pick<Provider, 'game_maintenance' | 'maintenance_start' | 'maintenance_end'> | undefined,
  maintenanceWindows: MaintenanceWindows,
  now: number,
): 'game' | 'provider' | undefined {
  if (game.maintenance === 1) return 'game'
  return isDashboardClosed(game.provider_id, maintenanceWindows, now) || isClosedByItself(provider, now)
    ? 'provider'
    : undefined
}

/** Whether all games of a provider are closed now, by the rule of {@link closedBecause}. */
export function isProviderClosed(
  provider: Pick<Provider, 'provider_id' | 'game_maintenance' | 'maintenance_start' | 'maintenance_end'>,
  maintenanceWindows: MaintenanceWindows,
  now: number,
): boolean {
  return isDashboardClosed(provider.provider_id, maintenanceWindows, now) || isClosedByItself(provider, now)
}

function isDashboardClosed(id: string, maintenanceWindows: MaintenanceWindows, now: number): boolean {
  const windows = Object.hasOwn(maintenanceWindows, id) ? maintenanceWindows[id] : undefined
  return windows?.some(({ start_date, end_date }) => isWithin(start_date, end_date, now)) === true
}

/**
 * Whether the record of a provider closes its games. The record's start and end decide, or its flag if one of both
 * times is missing.
 */
function isClosedByItself(
  provider: Pick<Provider, 'game_maintenance' | 'maintenance_start' | 'maintenance_end'> | undefined,
  now: number,
): boolean {
  if (!provider) return false
  const { maintenance_start: start, maintenance_end: end, game_maintenance: closed } = provider
  if (start === undefined || end === undefined) return closed === 1
  return isWithin(start, end, now)
}

function isWithin(start: string, end: string, now: number): boolean {
  const from = parseServerTime(start)
  const until = parseServerTime(end)
  return !Number.isNaN(from) && !Number.isNaN(until) && now >= from && now < until
}
