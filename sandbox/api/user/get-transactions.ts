import type { Transaction } from '../../../schemas/generated/records.ts'
import { banks } from '../../catalogue/banks.ts'
import { serverTime, siteMidnight } from '../../clock.ts'
import { toDecimal } from '../../database/money.ts'
import { countHistory, findHistory, type HistoryFilter, type HistoryRow } from '../../money/transactions.ts'
import { paymentAddress } from '../../payment/payment-address.ts'
import { type MemberCall, memberEndpoint } from '../endpoint.ts'

type HistoryCall = MemberCall<'user/get-transactions'>

/** Deposits, withdrawals and bonuses of the member, newest first, page by page (ENG-08). */
export const userGetTransactions = memberEndpoint('user/get-transactions', (call) => {
  const { world, merchant, payload } = call
  const { page, page_size = 20 } = payload
  const filter = filterOf(call)
  const rows = findHistory(world.database, merchant.id, filter, { limit: page_size, offset: (page - 1) * page_size })
  const total = countHistory(world.database, merchant.id, filter)
  return { status: true, data: { items: rows.map((row) => toTransaction(call, row)), page, page_size, total } }
})

function filterOf({ member, payload }: HistoryCall): HistoryFilter {
  const { kind, state, intent, from, to } = payload
  const noonOf = (date: string) => Date.parse(`${date}T12:00:00+07:00`)
  return {
    uid: member.uid,
    kind,
    state,
    intent,
    since: from === undefined ? undefined : siteMidnight(noonOf(from), 0),
    before: to === undefined ? undefined : siteMidnight(noonOf(to), 1),
  }
}

function toTransaction(call: HistoryCall, row: HistoryRow): Transaction {
  const isPayable = row.state === 'pending' && row.settles === null && row.page_id !== null
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    amount: toDecimal(row.amount),
    currency: call.member.currency,
    method: methodName(call, row),
    account: row.account,
    created: serverTime(row.created),
    ...(row.actual_amount !== null && { actual_amount: row.actual_amount }),
    ...(row.settled !== null && { settled: serverTime(row.settled) }),
    ...(isPayable && { url: paymentAddress(call.origin, row.page_id ?? '', call.language) }),
    ...(row.intent !== null && { intent: row.intent }),
  }
}

/** The channel of a deposit, the bank of a withdrawal and the promotion of a bonus are told in the language of the page. */
function methodName(call: HistoryCall, { kind, method, channel_id }: HistoryRow): string {
  if (kind === 'bonus') return bonusName(call, method)
  const channel = call.merchant.data.deposit_channels.find(({ id }) => id === channel_id)
  const bank = banks.find(({ names }) => names.en === method)
  return (channel?.bank_name ?? bank?.names)?.[call.language] ?? method
}

/** The title of the promotion that a bonus is of, or its code. */
function bonusName({ merchant, language }: HistoryCall, note: string): string {
  const promotion = merchant.data.promotions.find(({ promotion_id }) => String(promotion_id) === note)
  return promotion?.title[language] ?? note
}
