import { memberEndpoint, toDecimal } from '../../../../sandbox/index.ts'
import { contestCurrency } from '../contest-currency.ts'
import { prizeOf, type Standing, standingsOf } from '../leaderboard/standings.ts'
import { weekOf } from '../leaderboard/weeks.ts'
import { refusal } from '../messages.ts'

/** The member's place in a week's leaderboard (ENG-06). */
export const contestGetMyPlace = memberEndpoint('contest/get-my-place', (call) => {
  const { sandbox, merchant, member, payload, language } = call
  if (member.currency !== contestCurrency) return refusal('no-contest', language)
  const now = sandbox.clock.now()
  const isOver = payload.period === 'last'
  const players = standingsOf(sandbox, merchant, weekOf(now, isOver ? 1 : 0), now)
  const index = players.findIndex(({ uid }) => uid === member.uid)
  const turnover = players[index]?.turnover ?? 0
  if (index === -1) return { status: true, data: { turnover: toDecimal(0), prize: toDecimal(0) } }
  const better = players[index - 1]
  // If turnovers are equal, a member ranks before a rival, and after members with smaller ids.
  const staysBefore = ({ uid }: Standing) => uid !== undefined && uid < member.uid
  return {
    status: true,
    data: {
      place: index + 1,
      turnover: toDecimal(turnover),
      prize: toDecimal(prizeOf(merchant, index + 1)),
      ...(better && !isOver && { missing: toDecimal(better.turnover - turnover + (staysBefore(better) ? 1 : 0)) }),
    },
  }
})
