import { memberEndpoint, serverTime, toDecimal } from '../../../../sandbox/index.ts'
import { bonusesOf } from '../due-bonuses.ts'
import { programmeCurrency, standingOf } from '../levels.ts'
import { refusal } from '../messages.ts'

/** The member's level, stakes and bonuses (ENG-05). */
export const vipGetProgress = memberEndpoint('vip/get-progress', ({ sandbox, merchant, member, language }) => {
  if (member.currency !== programmeCurrency) return refusal('no-programme', language)
  const { level, turnover, birthday } = standingOf(sandbox.database, merchant, member)
  return {
    status: true,
    data: {
      level,
      turnover: toDecimal(turnover),
      ...(birthday !== undefined && { birthday }),
      bonuses: bonusesOf(sandbox, merchant, member).map(({ id, amount, claimed, until, ...bonus }) => ({
        ...bonus,
        bonus: id,
        amount: toDecimal(amount),
        ...(claimed !== undefined && { claimed: serverTime(claimed) }),
        ...(until !== undefined && { until: serverTime(until) }),
      })),
    },
  }
})
