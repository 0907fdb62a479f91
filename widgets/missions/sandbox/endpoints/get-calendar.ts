import type { MissionCalendar } from '../../../../schemas/generated/records.ts'
import {
  badRequest,
  type Call,
  daysOfMonth,
  openEndpoint,
  siteDay,
  siteMidnight,
  textIn,
  toDecimal,
} from '../../../../sandbox/index.ts'
import { isSpecialDay, rewardOf } from '../daily-reward.ts'
import { claimedMissions, isOfMoney, progressOf, targetOf } from '../mission-progress.ts'

type Day = MissionCalendar['days'][number]
type Mission = MissionCalendar['missions'][number]

/**
 * The daily rewards of a month with the member's claims, and today's missions (ENG-06). For a guest, days before today
 * are missed, and all other days are locked.
 */
export const missionGetCalendar = openEndpoint('mission/get-calendar', (call) => {
  const { merchant, payload, member } = call
  const today = siteDay(call.sandbox.clock.now())
  const month = payload.month ?? today.slice(0, 7)
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) {
    return { status: false, code: badRequest, msg: 'month must be a year and a month, 2026-11.' }
  }
  const claimed = claimsOf(call)
  return {
    status: true,
    data: {
      month,
      today,
      streak: streakOf(claimed, call.sandbox.clock.now()),
      days: daysOfMonth(month).map(
        (date): Day => ({
          date,
          reward: toDecimal(rewardOf(merchant, date)),
          is_special: isSpecialDay(date) ? 1 : 0,
          state: member ? memberState(date, today, claimed) : date < today ? 'missed' : 'locked',
        }),
      ),
      missions: missionsOf(call, today),
    },
  }
})

function missionsOf({ sandbox, merchant, member, language }: Call<'mission/get-calendar'>, day: string): Mission[] {
  const memberDay = member && { merchantId: merchant.id, uid: member.uid, day }
  const progress: ReadonlyMap<string, number> = memberDay ? progressOf(sandbox.database, memberDay) : new Map()
  const claimed: ReadonlySet<number> = memberDay ? claimedMissions(sandbox.database, memberDay) : new Set()
  return merchant.data.missions.today.map((mission, index): Mission => {
    const id = index + 1
    const target = targetOf(mission)
    const done = Math.min(target, progress.get(mission.counts) ?? 0)
    const write = (amount: number) => (isOfMoney(mission) ? toDecimal(amount) : String(amount))
    return {
      id,
      title: textIn(mission.title, language),
      description: textIn(mission.description, language),
      progress: write(done),
      target: write(target),
      unit: isOfMoney(mission) ? 'money' : 'times',
      reward: mission.reward,
      link: mission.link,
      state: claimed.has(id) ? 'claimed' : done >= target ? 'ready' : 'open',
    }
  })
}

function memberState(date: string, today: string, claimed: ReadonlySet<string>): Day['state'] {
  if (claimed.has(date)) return 'claimed'
  if (date === today) return 'available'
  return date < today ? 'missed' : 'upcoming'
}

function claimsOf({ sandbox, merchant, member }: Call<'mission/get-calendar'>): ReadonlySet<string> {
  if (!member) return new Set()
  const rows = sandbox.database
    .prepare('SELECT day FROM mission_claims WHERE merchant_id = ? AND uid = ?')
    .all(merchant.id, member.uid)
  return new Set(rows.map((row) => String(row.day)))
}

/** The number of claimed days in a row up to today or yesterday. */
function streakOf(claimed: ReadonlySet<string>, now: number): number {
  const dayAgo = (back: number) => siteDay(siteMidnight(now, -back))
  let back = claimed.has(dayAgo(0)) ? 0 : 1
  let streak = 0
  while (claimed.has(dayAgo(back))) {
    streak += 1
    back += 1
  }
  return streak
}
