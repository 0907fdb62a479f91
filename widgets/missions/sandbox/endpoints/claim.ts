import {
  type EndpointResponse,
  type MemberCall,
  memberEndpoint,
  minorOf,
  siteDay,
  type Text,
  toDecimal,
} from '../../../../sandbox/index.ts'
import { onceForKey, payBonus } from '../../../wallet/sandbox/exports.ts'
import { rewardOf } from '../daily-reward.ts'
import { message, refusal } from '../messages.ts'
import { claimedMissions, progressOf, targetOf } from '../mission-progress.ts'

const name = 'mission/claim'
type ClaimCall = MemberCall<typeof name>

/** Pays the reward of today or of one of today's missions to the bonus wallet, once for each member (ENG-06). */
export const missionClaim = memberEndpoint(name, (call) =>
  onceForKey(name, call, () => {
    const { sandbox, payload, language } = call
    if (payload.day !== siteDay(sandbox.clock.now())) return refusal('other-day', language)
    return payload.mission_id === undefined ? claimDay(call) : claimMission(call, payload.mission_id)
  }),
)

function claimDay(call: ClaimCall): EndpointResponse<typeof name> {
  const { sandbox, merchant, member, payload, language } = call
  const { changes } = sandbox.database
    .prepare('INSERT OR IGNORE INTO mission_claims (merchant_id, uid, day) VALUES (?, ?, ?)')
    .run(merchant.id, member.uid, payload.day)
  if (changes === 0) return refusal('reward-claimed', language)
  return pay(call, rewardOf(merchant, payload.day), { en: 'Daily reward', th: 'รางวัลประจำวัน' })
}

function claimMission(call: ClaimCall, missionId: number): EndpointResponse<typeof name> {
  const { sandbox, merchant, member, payload, language } = call
  const { database } = sandbox
  const mission = merchant.data.missions.today[missionId - 1]
  if (!mission) return refusal('mission-unknown', language)
  const memberDay = { merchantId: merchant.id, uid: member.uid, day: payload.day }
  if (claimedMissions(database, memberDay).has(missionId)) return refusal('reward-claimed', language)
  if ((progressOf(database, memberDay).get(mission.counts) ?? 0) < targetOf(mission)) {
    return refusal('mission-incomplete', language)
  }
  database
    .prepare('INSERT INTO mission_rewards (merchant_id, uid, day, mission_id) VALUES (?, ?, ?, ?)')
    .run(merchant.id, member.uid, payload.day, missionId)
  return pay(call, minorOf(mission.reward), mission.title)
}

function pay(
  { sandbox, merchant, member, language, idempotencyKey }: ClaimCall,
  amount: number,
  note: Text,
): EndpointResponse<typeof name> {
  const { database, clock } = sandbox
  payBonus(database, merchant.id, { uid: member.uid, amount, intent: idempotencyKey, note, at: clock.now() })
  return { status: true, msg: message('reward-paid', language), data: { amount: toDecimal(amount) } }
}
