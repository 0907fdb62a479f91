import { openEndpoint, serverTime, toDecimal } from '../../../../sandbox/index.ts'
import { contestCurrency } from '../contest-currency.ts'
import { prizeOf, standingsOf } from '../leaderboard/standings.ts'
import { weekOf } from '../leaderboard/weeks.ts'

/** Number of places in the list. */
const shown = 20

/** The first places of a week's leaderboard (ENG-06). */
export const contestGetLeaderboard = openEndpoint('contest/get-leaderboard', ({ sandbox, merchant, payload }) => {
  if (payload.currency !== contestCurrency) return { status: true, data: { starts: '', ends: '', items: [] } }
  const now = sandbox.clock.now()
  const week = weekOf(now, payload.period === 'last' ? 1 : 0)
  const players = standingsOf(sandbox, merchant, week, now)
  return {
    status: true,
    data: {
      starts: serverTime(week.starts),
      ends: serverTime(week.ends),
      items: players.slice(0, shown).map(({ name, turnover }, index) => ({
        place: index + 1,
        name,
        turnover: toDecimal(turnover),
        prize: toDecimal(prizeOf(merchant, index + 1)),
      })),
    },
  }
})
