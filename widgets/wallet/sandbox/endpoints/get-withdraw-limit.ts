import { memberEndpoint, toDecimal } from '../../../../sandbox/index.ts'
import { withdrawLimitOf } from '../payouts/withdraw-limit.ts'

/** The amount that the member can withdraw now (WDR-06). */
export const withdrawGetWithdrawLimit = memberEndpoint(
  'withdraw/get-withdraw-limit',
  ({ sandbox, merchant, member }) => ({
    status: true,
    data: {
      withdraw_limit: toDecimal(withdrawLimitOf(sandbox.database, merchant, member.uid, sandbox.clock.now()).available),
    },
  }),
)
