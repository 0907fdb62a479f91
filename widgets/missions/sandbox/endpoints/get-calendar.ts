import type { MissionCalendar } from '../../../../schemas/generated/records.ts'
import {
  badRequest,
  type Call,
  daysOfMonth,
  openEndpoint,
  siteDay,
  siteMidnight,
  textIn,
} from '../../../../sandbox/index.ts'

type Day = MissionCalendar['days'][number]

/** The month of daily missions, with the member's claims; for a guest the days to come are locked (ENG-06). */
export const missionGetCalendar = openEndpoint('mission/get-calendar', (call) => {
  const { merchant, language, payload, member } = call
  const today = siteDay(call.world.clock.now())
  const month = payload.month ?? today.slice(0, 7)
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) {
    return { status: false, code: badRequest, msg: 'month must be a year and a month, 2026-11.' }
  }
  const claimed = claimsOf(call)
  const { daily_reward, special_reward, today: missions } = merchant.data.missions
  return {
    status: true,
    data: {
      month,
      today,
      streak: streakOf(claimed, call.world.clock.now()),
      days: daysOfMonth(month).map((date, index): Day => {
        const isSpecial = (index + 1) % 7 === 0
        return {
          date,
          reward: isSpecial ? special_reward : daily_reward,
          is_special: isSpecial ? 1 : 0,
          state: member ? memberState(date, today, claimed) : date < today ? 'missed' : 'locked',
        }
      }),
      missions: missions.map((mission, index) => ({
        id: index + 1,
        title: textIn(mission.title, language),
        description: textIn(mission.description, language),
        progress: '0.00',
        target: mission.target,
        reward: mission.reward,
        link: mission.link,
      })),
    },
  }
})

function memberState(date: string, today: string, claimed: ReadonlySet<string>): Day['state'] {
  if (claimed.has(date)) return 'claimed'
  if (date === today) return 'available'
  return date < today ? 'missed' : 'upcoming'
}

function claimsOf({ world, merchant, member }: Call<'mission/get-calendar'>): ReadonlySet<string> {
  if (!member) return new Set()
  const rows = world.database
    .prepare('SELECT day FROM mission_claims WHERE merchant_id = ? AND uid = ?')
    .all(merchant.id, member.uid)
  return new Set(rows.map((row) => String(row.day)))
}

/** Claimed days in a row that end today or yesterday. */
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
