import { channelsOf, readAmount } from '../deposits/channels.ts'
import { onceForKey } from '../money/once-for-key.ts'
import { insertTransaction } from '../money/transactions.ts'
import { withdrawExpressDeposit } from '../deposits/withdraw-express-deposit.ts'
import { memberEndpoint, objectionTo, refuse, textIn } from '../../../../sandbox/index.ts'
import { refusal } from '../messages.ts'

const name = 'deposit/insert-express-deposit-log'

/**
 * Logs that the page has shown the transfer details of a bankbot channel. With an amount, it also adds a pending
 * deposit, because the bankbot waits for the transfer (DEP-07). With `replaces`, it withdraws the deposit of an earlier
 * log.
 */
export const depositInsertExpressDepositLog = memberEndpoint(name, (call) => {
  const { sandbox, merchant, member, payload, language, idempotencyKey } = call
  const channel = channelsOf(merchant, member.currency).find(({ id }) => id === payload.bank_id)
  if (channel?.bankbot !== '1') return refusal('no-channel', language)
  const amount = payload.amount === undefined ? undefined : readAmount(channel, payload.amount)
  if (typeof amount === 'string') return refusal(amount, language)
  return onceForKey(name, call, () => {
    const now = sandbox.clock.now()
    const { replaces } = payload
    if (replaces !== undefined) {
      withdrawExpressDeposit(sandbox.database, merchant.id, { uid: member.uid, intent: replaces })
    }
    const objection = objectionTo(sandbox, merchant, 'wallet/deposit', {
      uid: member.uid,
      amount: amount ?? 0,
      at: now,
    })
    if (objection) return refuse(objection.code, textIn(objection.text, language))
    sandbox.database
      .prepare('INSERT INTO express_deposit_logs (merchant_id, uid, channel_id, amount, at) VALUES (?, ?, ?, ?, ?)')
      .run(merchant.id, member.uid, channel.id, amount ?? null, now)
    if (amount !== undefined) {
      insertTransaction(sandbox.database, merchant.id, {
        uid: member.uid,
        kind: 'deposit',
        amount,
        channel_id: channel.id,
        method: channel.bank_name,
        is_express: 1,
        created: now,
        settles: now + channel.settle_seconds * 1000,
        intent: idempotencyKey ?? null,
      })
    }
    return { status: true }
  })
})
