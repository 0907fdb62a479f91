import { type EndpointResponse, type MemberCall, memberEndpoint, toDecimal } from '../../../../sandbox/index.ts'
import { onceForKey, payBonus } from '../../../wallet/sandbox/exports.ts'
import { drawAmount, envelopesOf } from '../envelopes.ts'
import { refusal } from '../messages.ts'

const name = 'angpow/open'

/** Opens a red envelope and pays its amount, once (ENG-06). */
export const angpowOpen = memberEndpoint(name, (call) => onceForKey(name, call, () => open(call)))

function open({
  sandbox,
  merchant,
  member,
  payload,
  language,
  idempotencyKey,
}: MemberCall<typeof name>): EndpointResponse<typeof name> {
  const { database, clock, seed } = sandbox
  const { uid } = member
  const found = envelopesOf(sandbox, merchant, uid).find(({ envelope }) => envelope.id === payload.id)
  if (!found) return refusal('envelope-unknown', language)
  if (found.state !== 'sealed') {
    return refusal(found.state === 'opened' ? 'envelope-opened' : 'envelope-expired', language)
  }
  const { envelope } = found
  const amount = drawAmount(envelope, seed, `${merchant.id}:${uid}`)
  database
    .prepare('UPDATE envelopes SET amount = ? WHERE merchant_id = ? AND uid = ? AND envelope_id = ?')
    .run(amount, merchant.id, uid, envelope.id)
  const note = envelope.title
  payBonus(database, merchant.id, { uid, amount, intent: idempotencyKey, note, at: clock.now() })
  return { status: true, data: { amount: toDecimal(amount) } }
}
