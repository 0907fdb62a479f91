import { memberEndpoint, serverTime, toDecimal } from '../../../../sandbox/index.ts'
import { refusal } from '../messages.ts'
import { rebateCurrency, rebatesOf } from '../rebates.ts'

/** The member's rebate for each kind of game (ENG-07). */
export const rebateGetRebates = memberEndpoint('rebate/get-rebates', ({ sandbox, merchant, member, language }) => {
  if (member.currency !== rebateCurrency) return refusal('no-rebate', language)
  return {
    status: true,
    data: {
      minimum: merchant.data.rebate.minimum,
      items: rebatesOf(sandbox, merchant, member.uid).map(({ turnover, amount, collected, ...rebate }) => ({
        ...rebate,
        turnover: toDecimal(turnover),
        amount: toDecimal(amount),
        ...(collected !== undefined && { collected: serverTime(collected) }),
      })),
    },
  }
})
