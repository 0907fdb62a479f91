import type { Transaction } from '../../../../schemas/generated/records.ts'
import {
  type MemberCall,
  memberEndpoint,
  serverTime,
  siteMidnight,
  textIn,
  toDecimal,
} from '../../../../sandbox/index.ts'
import { countHistory, findHistory, type HistoryFilter, type HistoryRow } from '../money/transactions.ts'
import { paymentAddress } from '../payment/payment-address.ts'

type HistoryCall = MemberCall<'user/get-transactions'>

/** Deposits, withdrawals and bonuses of the member, newest first, page by page (ENG-08). */
export const userGetTransactions = memberEndpoint('user/get-transactions', (call) => {
  const { sandbox, merchant, payload } = call
  const { page, page_size = 20 } = payload
  const filter = filterOf(call)
  const rows = findHistory(sandbox.database, merchant.id, filter, { limit: page_size, offset: (page - 1) * page_size })
  const total = countHistory(sandbox.database, merchant.id, filter)
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
    method: textIn(row.method, call.language),
    account: row.account,
    created: serverTime(row.created),
    ...(row.actual_amount !== null && { actual_amount: row.actual_amount }),
    ...(row.settled !== null && { settled: serverTime(row.settled) }),
    ...(isPayable && { url: paymentAddress(call.origin, row.page_id ?? '', call.language) }),
    ...(row.intent !== null && { intent: row.intent }),
  }
}
