import { type EndpointResponse, type MemberCall, memberEndpoint, minorOf, toMinor } from '../../../../sandbox/index.ts'
import { post } from '../money/ledger.ts'
import { onceForKey } from '../money/once-for-key.ts'
import { findPayout, type Payout } from '../payouts/payout.ts'
import { insertTransaction } from '../money/transactions.ts'
import { withdrawalChecksOf } from '../payouts/withdrawal-checks.ts'
import { withdrawLimitOf } from '../payouts/withdraw-limit.ts'
import { refusal, type RefusalName } from '../messages.ts'
import { payerOf } from '../payers.ts'

const name = 'withdraw/do-withdraw'

/** Withdraws: the money leaves the wallet immediately, and the bank pays it out after a while (WDR-03, WDR-06). */
export const withdrawDoWithdraw = memberEndpoint(name, (call) =>
  onceForKey(name, call, () => {
    const amount = toMinor(call.payload.amount)
    if (amount === undefined) return refusal('amount-form', call.language)
    const payout = findPayout(call, amount)
    if (typeof payout === 'string') return refusal(payout, call.language)
    const reason = boundsRefusal(call, payout, amount) ?? limitRefusal(call, amount) ?? checkRefusal(call)
    return reason ? refusal(reason, call.language) : withdraw(call, payout, amount)
  }),
)

type WithdrawCall = MemberCall<typeof name>

function boundsRefusal({ merchant }: WithdrawCall, { kind }: Payout, amount: number): RefusalName | undefined {
  const { settings } = merchant.data.withdrawal
  const isCrypto = kind === 'crypto'
  const least = minorOf(isCrypto ? settings.crypto_min_withdrawal : settings.minimum_withdraw)
  const most = minorOf(isCrypto ? settings.crypto_max_withdrawal : settings.maximum_withdraw)
  if (amount === 0 || amount < least) return 'amount-low'
  return amount > most ? 'amount-high' : undefined
}

function limitRefusal({ sandbox, merchant, member }: WithdrawCall, amount: number): RefusalName | undefined {
  const { available, count } = withdrawLimitOf(sandbox.database, merchant, member.uid, sandbox.clock.now())
  if (count === 0) return 'daily-count'
  return amount > available ? 'not-available' : undefined
}

/** Uses the passed check last, so that a refusal for another reason does not use it up. */
function checkRefusal(call: WithdrawCall): RefusalName | undefined {
  if (withdrawalChecksOf(call).use()) return undefined
  const { sandbox, merchant, member } = call
  return payerOf(sandbox.database, merchant.id, member.uid).pin_hash === null ? 'fullname-first' : 'pin-first'
}

function withdraw(call: WithdrawCall, payout: Payout, amount: number): EndpointResponse<typeof name> {
  const { sandbox, merchant, member, idempotencyKey } = call
  const now = sandbox.clock.now()
  const { id } = insertTransaction(sandbox.database, merchant.id, {
    uid: member.uid,
    kind: 'withdrawal',
    amount,
    method: payout.method,
    account: payout.account,
    actual_amount: payout.actualAmount,
    created: now,
    settles: now + merchant.data.withdrawal.settle_seconds * 1000,
    intent: idempotencyKey ?? null,
  })
  const entry = {
    uid: member.uid,
    position: 0,
    kind: 'withdrawal',
    amount: -amount,
    transactionId: id,
    at: now,
  } as const
  post(sandbox.database, merchant.id, entry)
  return { status: true }
}
