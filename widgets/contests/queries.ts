import type { QueryContext } from '../../runtime/widget-api/area.ts'
import { requiredData } from '../../runtime/widget-api/data.ts'
import type { Leaderboard, Period } from './model/leaderboard.ts'

const empty: Leaderboard = { starts: '', ends: '', items: [] }

/** A week's leaderboard. Its dates are empty if the backend does not have the call. */
export async function loadLeaderboard(
  { reader }: QueryContext,
  {
    currency = reader.currency,
    period = 'current',
  }: { readonly currency?: string | undefined; readonly period?: Period | undefined },
): Promise<Leaderboard> {
  const response = await reader.call('contest/get-leaderboard', { currency, period })
  return response.missing ? empty : { ...empty, ...requiredData(response) }
}

/** The football fixtures around today. Empty if the backend does not have the call. */
export async function loadFixtures(
  { reader }: QueryContext,
  { currency = reader.currency }: { readonly currency?: string | undefined },
) {
  const response = await reader.call('contest/get-fixtures', { currency })
  return response.missing ? [] : requiredData(response)
}
