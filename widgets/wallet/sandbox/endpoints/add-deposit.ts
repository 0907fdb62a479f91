import { randomBytes } from 'node:crypto'
import type { SandboxChannel } from '../../../../schemas/generated/sandbox.ts'
import { channelsOf, readAmount } from '../deposits/channels.ts'
import { onceForKey } from '../money/once-for-key.ts'
import { mostReceiptBytes, receiptRefusal } from '../deposits/receipts.ts'
import { claimExpressDeposit } from '../deposits/claim-express-deposit.ts'
import { insertTransaction } from '../money/transactions.ts'
import { paymentAddress } from '../payment/payment-address.ts'
import {
  type EndpointResponse,
  type MemberCall,
  memberEndpoint,
  objectionTo,
  refuse,
  textIn,
} from '../../../../sandbox/index.ts'
import { refusal } from '../messages.ts'

const name = 'deposit/add-deposit'

/**
 * Adds a deposit (DEP-01, DEP-08, DEP-09). The deposit is pending until the bank decides: some time after the call, or
 * after the payment on the payment page. The sandbox takes the amount of a rapid-auto deposit from the channel's data,
 * not from the receipt.
 */
export const depositAddDeposit = memberEndpoint(
  name,
  (call) => {
    const { merchant, member, payload, language, file } = call
    const channel = channelsOf(merchant, member.currency).find(({ id }) => id === payload.bank_id)
    if (!channel || payload.payment_method !== channel.payment_method) return refusal('no-channel', language)
    const amount = readAmount(channel, (channel.rapid_auto === 1 ? channel.receipt_amount : payload.amount) ?? '')
    if (typeof amount === 'string') return refusal(amount, language)
    const reason = receiptRefusal(channel, member.mid, payload.receipt ?? '', file)
    return reason ? refusal(reason, language) : onceForKey(name, call, () => addDeposit(call, channel, amount))
  },
  { form: { wholeNumbers: ['bank_id', 'rapid_auto'], fileField: 'receipt_file', mostBytes: mostReceiptBytes } },
)

function addDeposit(
  call: MemberCall<typeof name>,
  channel: SandboxChannel,
  amount: number,
): EndpointResponse<typeof name> {
  const { sandbox, merchant, member, payload, language, idempotencyKey: intent = null } = call
  const now = sandbox.clock.now()
  const isClaimed = claimExpressDeposit(sandbox.database, merchant.id, {
    uid: member.uid,
    channelId: channel.id,
    amount,
    intent,
  })
  if (isClaimed) return { status: true, data: {} }
  const objection = objectionTo(sandbox, merchant, 'wallet/deposit', { uid: member.uid, amount, at: now })
  if (objection) return refuse(objection.code, textIn(objection.text, language))
  const page_id = channel.payment_page === 'page' ? randomBytes(16).toString('base64url') : null
  insertTransaction(sandbox.database, merchant.id, {
    uid: member.uid,
    kind: 'deposit',
    amount,
    channel_id: channel.id,
    method: channel.bank_name,
    receipt: payload.receipt ?? '',
    page_id,
    created: now,
    settles: page_id ? null : now + channel.settle_seconds * 1000,
    intent,
  })
  return { status: true, data: page_id ? { url: paymentAddress(call.origin, page_id, language) } : {} }
}
