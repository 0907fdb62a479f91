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
  const dashboard = maintenanceWindows[game.provider_id]
  return isProviderClosed(provider, now) || isOpen(dashboard?.start_date, dashboard?.end_date, now)
    ? 'provider'
    : undefined
}

/** If a provider names both bounds of a window, the window counts. Otherwise the provider's flag counts. */
function isProviderClosed(
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
