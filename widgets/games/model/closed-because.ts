import type { Game, Provider } from '../../../schemas/generated/records.ts'
import { parseServerTime } from '../../../runtime/widget-api/text.ts'

/** A maintenance window of a provider, as the server writes it. */
interface Window {
  readonly start_date: string
  readonly end_date: string
}

/**
 * The reason why a game is closed now (GAM-04): maintenance of the game or of its provider. A provider is under
 * maintenance by its own flag, in its own window, or in a window of the dashboard. Undefined for an open game.
 *
 * @param now in ms
 */
export function closedBecause(
  game: Pick<Game, 'maintenance' | 'provider_id'>,
  provider: Pick<Provider, 'game_maintenance' | 'maintenance_start' | 'maintenance_end'> | undefined,
  maintenanceWindows: Readonly<Record<string, Window>>,
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
  maintenanceWindows: Readonly<Record<string, Window>>,
  now: number,
): boolean {
  return isDashboardClosed(provider.provider_id, maintenanceWindows, now) || isClosedByItself(provider, now)
}

function isDashboardClosed(id: string, maintenanceWindows: Readonly<Record<string, Window>>, now: number): boolean {
  const dashboard = maintenanceWindows[id]
  return isOpen(dashboard?.start_date, dashboard?.end_date, now)
}

/** If a provider names both bounds of a window, the window counts. Otherwise the provider's flag counts. */
function isClosedByItself(
  provider: Pick<Provider, 'game_maintenance' | 'maintenance_start' | 'maintenance_end'> | undefined,
  now: number,
): boolean {
  if (!provider) return false
  const { maintenance_start: start, maintenance_end: end, game_maintenance: closed } = provider
  if (start === undefined || end === undefined) return closed === 1
  return isOpen(start, end, now)
}

function isOpen(start: string | undefined, end: string | undefined, now: number): boolean {
  if (start === undefined || end === undefined) return false
  const from = parseServerTime(start)
  const until = parseServerTime(end)
  return !Number.isNaN(from) && !Number.isNaN(until) && now >= from && now < until
}
