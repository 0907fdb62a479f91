import { openEndpoint, serverTime, textIn } from '../../../../sandbox/index.ts'
import { contestCurrency } from '../contest-currency.ts'
import { fixturesAround, stateAt } from '../football/fixtures.ts'

/** Football fixtures of the days around today, by kick-off (ENG-06). */
export const contestGetFixtures = openEndpoint('contest/get-fixtures', ({ sandbox, merchant, payload, language }) => {
  if (payload.currency !== contestCurrency) return { status: true, data: [] }
  const now = sandbox.clock.now()
  return {
    status: true,
    data: fixturesAround(sandbox, merchant, now).map((fixture) => {
      const { id, home, away, kickOff, goals } = fixture
      const state = stateAt(fixture, now)
      return {
        fixture: id,
        home: textIn(home.name, language),
        home_code: home.code,
        away: textIn(away.name, language),
        away_code: away.code,
        kick_off: serverTime(kickOff),
        state,
        ...(state === 'finished' && { home_goals: goals.home, away_goals: goals.away }),
        prize: merchant.data.football.prize,
      }
    }),
  }
})
