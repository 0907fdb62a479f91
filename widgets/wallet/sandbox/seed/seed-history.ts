import {
  demoMember,
  type MemberRow,
  type SandboxMerchant,
  seedMark,
  type SeededMember,
  siteMidnight,
  type Text,
  type SandboxContext,
} from '../../../../sandbox/index.ts'
import { bankAccountsOf, banks } from '../../../account/sandbox/exports.ts'
import { channelsOf } from '../deposits/channels.ts'
import { post } from '../money/ledger.ts'
import { insertTransaction } from '../money/transactions.ts'
import { coinAmount } from '../payouts/coin-amount.ts'
import { coinsOf } from '../payouts/payout-coins.ts'
import { cryptoAccountsOf } from '../payouts/crypto-accounts.ts'
import { maskNumber } from '../payouts/mask-number.ts'
import { demoHistory, type PastMove } from './demo-history.ts'

const hour = 3_600_000
/** How long the bank took for each past transaction, in ms. */
const settleTime = 7 * 60_000
/** How long after the seed a pending transaction stays pending, in ms: longer than any demonstration. */
const pendingTime = 60 * 24 * hour
/** A withdrawal goes to the crypto address if its index in the history is a multiple of this number. */
const coinPeriod = 4

/** Gives the demo member a crypto address and a history that leads to its balance (ENG-08). */
export function seedHistory(
  sandbox: SandboxContext,
  merchant: SandboxMerchant,
  members: readonly SeededMember[],
): void {
  const demo = demoMember(members)
  if (!demo) return
  const { uid } = demo
  cryptoAccountsOf(sandbox.database, merchant.id, uid).add({
    bankId: 91,
    address: 'TQ7hV3kDemoAddressfNobody111111111',
  })
  for (const [index, move] of demoHistory.entries()) seedMove(sandbox, merchant, demo, move, index)
}

function seedMove(
  sandbox: SandboxContext,
  merchant: SandboxMerchant,
  member: MemberRow,
  move: PastMove,
  index: number,
): void {
  const { database, clock, seed } = sandbox
  const { kind, amount, state } = move
  const created = siteMidnight(clock.now(), -move.daysAgo) + move.hour * hour
  const mark = seedMark(seed, merchant.id, member.phone, `transaction:${index}`).toString('hex').slice(0, 12)
  const isPending = state === 'pending'
  const { id, uid } = insertTransaction(database, merchant.id, {
    uid: member.uid,
    id: `${kind === 'deposit' ? 'D' : 'W'}${mark.toUpperCase()}`,
    kind,
    state,
    amount,
    created,
    settles: isPending ? clock.now() + pendingTime : created + settleTime,
    settled: isPending ? null : created + settleTime,
    ...(kind === 'deposit' ? source(merchant, member, index) : target(sandbox, merchant, member, { index, amount })),
  })
  const row = { uid, position: 0, transactionId: id } as const
  if (kind === 'deposit') {
    if (state === 'done') post(database, merchant.id, { ...row, kind: 'deposit', amount, at: created + settleTime })
    return
  }
  post(database, merchant.id, { ...row, kind: 'withdrawal', amount: -amount, at: created })
  if (state === 'refused') post(database, merchant.id, { ...row, kind: 'returned', amount, at: created + settleTime })
}

/** The channel of a past deposit. The deposits use the brand's channels in turn. */
function source(merchant: SandboxMerchant, { currency }: MemberRow, index: number) {
  const channels = channelsOf(merchant, currency)
  const channel = channels[index % channels.length]
  return { channel_id: channel?.id ?? null, method: channel?.bank_name ?? ({ en: 'Transfer' } satisfies Text) }
}

/**
 * The target of a withdrawal: a bank account of the member, or the crypto address for every fourth row of the history.
 */
function target(
  { database }: SandboxContext,
  merchant: SandboxMerchant,
  { uid, currency }: MemberRow,
  { index, amount }: { readonly index: number; readonly amount: number },
) {
  const [address] = cryptoAccountsOf(database, merchant.id, uid).all()
  const coin = coinsOf(merchant, currency).find(({ bank_id }) => bank_id === address?.bank_id)
  if (address && coin && index % coinPeriod === 0) {
    const actual_amount = coinAmount(amount, coin.currency_rate)
    return { method: { en: coin.coin }, account: maskNumber(address.address), actual_amount }
  }
  const accounts = bankAccountsOf(database, merchant.id, uid).all()
  const account = accounts[index % accounts.length]
  const bank = banks.find(({ record }) => record.id === account?.bank_id)
  return { method: bank?.names ?? { en: '' }, account: maskNumber(account?.number ?? '') }
}
