import type { Game, Provider } from '../../../schemas/generated/records.ts'
import { parseServerTime } from '../../../runtime/widget-api/text.ts'

/** A time in which a provider's games are closed, as the server writes it. */
interface Window {
  readonly start_date: string
  readonly end_date: string
}

/**
 * Why a game cannot be played now (GAM-04): it is itself under maintenance, or its provider is: by its own word, in its
 * own window, or in one of the dashboard's. Undefined where nothing keeps it closed.
 *
 * @param now in ms
 */
export function closedBecause(
  game: Pick<Game, 'maintenance' | 'provider_id'>,
  provider: Pick<Provider, 'game_maintenance' | 'maintenance_start' | 'maintenance_end'> | undefined,
  windows: Readonly<Record<string, Window>>,
  now: number,
): 'game' | 'provider' | undefined {
  if (game.maintenance === 1) return 'game'
  const dashboard = windows[game.provider_id]
  return isProviderClosed(provider, now) || isOpen(dashboard?.start_date, dashboard?.end_date, now)
    ? 'provider'
    : undefined
}

/** A provider's own word counts where it names no time; a time counts for itself, on both sides. */
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
