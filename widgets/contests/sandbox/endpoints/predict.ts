import { type EndpointResponse, type MemberCall, memberEndpoint } from '../../../../sandbox/index.ts'
import { onceForKey } from '../../../wallet/sandbox/exports.ts'
import { contestCurrency } from '../contest-currency.ts'
import { findFixture, stateAt } from '../football/fixtures.ts'
import { addPrediction, pickOf } from '../football/predictions.ts'
import { message, refusal } from '../messages.ts'

const name = 'contest/predict'

/** Stores a member's prediction of a fixture, once, until kick-off by the sandbox's clock (ENG-06). */
export const contestPredict = memberEndpoint(name, (call) => onceForKey(name, call, () => predict(call)))

function predict({
  sandbox,
  merchant,
  member,
  payload,
  language,
}: MemberCall<typeof name>): EndpointResponse<typeof name> {
  const { uid, currency } = member
  const { fixture, pick } = payload
  if (currency !== contestCurrency) return refusal('no-contest', language)
  const planned = findFixture(sandbox, merchant, fixture)
  if (!planned) return refusal('fixture-unknown', language)
  const before = pickOf(sandbox, merchant.id, uid, fixture)
  if (before !== undefined && before !== pick) return refusal('predicted-before', language)
  if (before === undefined) {
    if (stateAt(planned, sandbox.clock.now()) !== 'open') return refusal('fixture-closed', language)
    addPrediction(sandbox, merchant.id, { uid, fixture, pick })
  }
  return { status: true, msg: message('predicted', language) }
}
