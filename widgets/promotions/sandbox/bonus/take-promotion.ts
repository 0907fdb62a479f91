import type { SandboxPromotion } from '../../../../schemas/generated/sandbox.ts'
import { type EndpointResponse, type MemberCall, minorOf } from '../../../../sandbox/index.ts'
import { message, refusal, type RefusalName } from '../messages.ts'
import { canApply, isForMember, runningPromotions } from './running-promotions.ts'
import { canTakeAgain } from './promotion-period.ts'
import { payBonus } from '../../../wallet/sandbox/exports.ts'
import { bonusFor, payDepositBonus } from './pay-bonus.ts'
import { findHistory, type HistoryRow } from '../../../wallet/sandbox/exports.ts'

const name = 'promotion/apply-promotion'
type TakeCall = MemberCall<typeof name>

/** The maximum age of a deposit to which a promotion can be bound, in ms. */
const depositTime = 15 * 60_000

/**
 * Starts a promotion for the member. With a minimum deposit, or from the deposit page, the promotion is bound to the
 * member's last deposit (`openDeposit`). A bound promotion pays its bonus when the deposit arrives. Any other promotion
 * pays immediately.
 */
export function takePromotion(call: TakeCall): EndpointResponse<typeof name> {
  const { merchant, sandbox, payload, language } = call
  const running = runningPromotions(merchant, sandbox.clock.now())
  const promotion = running.find((one) => one.promotion.promotion_id === payload.promotion_id)?.promotion
  if (!promotion || !canApply(promotion)) return refusal('promotion-unavailable', language)
  const reason = reasonToRefuse(call, promotion)
  if (reason) return refusal(reason, language)
  const least = minorOf(promotion.minimum_deposit)
  const deposit = least > 0 || payload.is_from_deposit_page === 1 ? openDeposit(call, least) : undefined
  if (least > 0 && !deposit) return refusal('deposit-needed', language)
  start(call, promotion, deposit)
  return { status: true, msg: message('promotion-given', language) }
}

function reasonToRefuse(call: TakeCall, promotion: SandboxPromotion): RefusalName | undefined {
  if (!isForMember(call, promotion)) return 'promotion-level'
  const { sandbox, merchant, member } = call
  const taken = sandbox.database
    .prepare('SELECT promotion_id, state, taken_at FROM member_promotions WHERE merchant_id = ? AND uid = ?')
    .all(merchant.id, member.uid)
  const now = sandbox.clock.now()
  const isTaken = taken.some(
    (row) => row.promotion_id === promotion.promotion_id && !canTakeAgain(promotion, Number(row.taken_at), now),
  )
  if (isTaken) return 'promotion-taken'
  return taken.some(({ state }) => state === 'running') ? 'promotion-running' : undefined
}

/**
 * The last deposit. Undefined if it is too old or too small, if the bank has refused it, or if it already has a
 * promotion. The age of a deposit with a payment page begins when its payment arrives.
 */
function openDeposit({ sandbox, merchant, member }: TakeCall, least: number): HistoryRow | undefined {
  const filter = { uid: member.uid, kind: 'deposit' } as const
  const [last] = findHistory(sandbox.database, merchant.id, filter, { limit: 1, offset: 0 })
  if (!last || last.state === 'refused' || last.amount < least) return undefined
  const begun = last.page_id === null ? last.created : (last.settled ?? last.created)
  if (begun < sandbox.clock.now() - depositTime) return undefined
  const bound = sandbox.database
    .prepare('SELECT 1 FROM member_promotions WHERE merchant_id = ? AND uid = ? AND transaction_id = ?')
    .get(merchant.id, member.uid, last.id)
  return bound ? undefined : last
}

function start(
  { sandbox, merchant, member, idempotencyKey }: TakeCall,
  promotion: SandboxPromotion,
  deposit: HistoryRow | undefined,
): void {
  const bonus = bonusFor(promotion, deposit?.amount ?? 0)
  const target = ((deposit?.amount ?? 0) + bonus) * promotion.turnover
  const at = sandbox.clock.now()
  sandbox.database
    .prepare(
      `INSERT INTO member_promotions
         (merchant_id, uid, promotion_id, state, bonus, turnover_done, turnover_target, transaction_id, taken_at)
       VALUES (?, ?, ?, 'running', ?, 0, ?, ?, ?)`,
    )
    .run(merchant.id, member.uid, promotion.promotion_id, bonus, target, deposit?.id ?? null, at)
  if (deposit?.state === 'done') payDepositBonus(sandbox.database, merchant, { uid: member.uid, id: deposit.id }, at)
  if (!deposit) {
    const note = promotion.title
    payBonus(sandbox.database, merchant.id, { uid: member.uid, amount: bonus, intent: idempotencyKey, note, at })
  }
}
