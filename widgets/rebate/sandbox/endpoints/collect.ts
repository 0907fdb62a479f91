import { type EndpointResponse, type MemberCall, memberEndpoint, toDecimal } from '../../../../sandbox/index.ts'
import { onceForKey, post } from '../../../wallet/sandbox/exports.ts'
import { message, refusal } from '../messages.ts'
import { rebateCurrency, rebatesOf } from '../rebates.ts'

const name = 'rebate/collect'

/** Pays the rebate for one kind of game to the wallet, each stake once (ENG-07). */
export const rebateCollect = memberEndpoint(name, (call) => onceForKey(name, call, () => collect(call)))

function collect(call: MemberCall<typeof name>): EndpointResponse<typeof name> {
  const { sandbox, merchant, member, payload, language, idempotencyKey: intent } = call
  const { database, clock } = sandbox
  const { uid, currency } = member
  if (currency !== rebateCurrency) return refusal('no-rebate', language)
  const rebate = rebatesOf(sandbox, merchant, uid).find(({ kind }) => kind === payload.kind)
  if (!rebate) return refusal('kind-unknown', language)
  if (rebate.state !== 'ready') return refusal('rebate-too-little', language)
  const { kind, amount } = rebate
  const at = clock.now()
  database
    .prepare('UPDATE rebate_turnover SET turnover = 0, collected = ? WHERE merchant_id = ? AND uid = ? AND kind = ?')
    .run(at, merchant.id, uid, kind)
  const note = { en: 'Rebate', th: 'เงินคืน' }
  post(database, merchant.id, { uid, position: 0, kind: 'bonus', amount, intent, note, at })
  return { status: true, msg: message('rebate-paid', language), data: { amount: toDecimal(amount) } }
}
