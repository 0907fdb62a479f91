// @vitest-environment window
import { act, type ReactNode } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { MissionCalendar } from '../../schemas/generated/records.ts'
import { FixtureCard } from '../../widgets/contests/football-prediction/FixtureCard.tsx'
import { PlaceTable } from '../../widgets/contests/leaderboard/PlaceTable.tsx'
import { LevelCard } from '../../widgets/loyalty/level-cards/LevelCard.tsx'
import { BonusRow } from '../../widgets/loyalty/my-vip/BonusRow.tsx'
import { MissionRow } from '../../widgets/missions/_parts/MissionRow.tsx'
import { TodayReward } from '../../widgets/missions/_parts/TodayReward.tsx'
import { DiaryDay } from '../../widgets/missions/mission-diary/DiaryDay.tsx'
import { member } from '../../runtime/session/testing/member.ts'
import { mountOnStage, shows } from './widget-stage.tsx'

beforeAll(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
})
afterEach(() => document.body.replaceChildren())

const today = '2026-11-21'
const day: MissionCalendar['days'][number] = { date: today, reward: '12.50', is_special: 0, state: 'available' }
const calendar: MissionCalendar = { month: '2026-11', today, streak: 2, days: [day], missions: [] }
const mission = {
  id: 1,
  title: 'Play',
  description: '',
  progress: '0.50',
  target: '100',
  unit: 'money',
  reward: '12.50',
  link: '/slot',
  state: 'open',
} as MissionCalendar['missions'][number]
const fixture = {
  fixture: '1',
  home: 'A',
  home_code: 'A',
  away: 'B',
  away_code: 'B',
  kick_off: '2026-11-20 20:00:00',
  state: 'finished',
  home_goals: 1,
  away_goals: 0,
  prize: '12.50',
} as const
const level = {
  level: 2,
  name: 'Silver',
  turnover: '1000.50',
  level_bonus: '12.50',
  birthday_bonus: '300.00',
  rebate_percent: '0.50',
  has_host: 0,
} as const

test.each<[string, string, ReactNode, readonly string[]]>([
  [
    'a mission',
    'missions/mission-diary',
    <MissionRow key="mission" mission={mission} today={today} />,
    ['฿12.50', '฿0.50', '฿100'],
  ],
  ['today’s reward', 'missions/mission-diary', <TodayReward key="today" calendar={calendar} />, ['฿12.50']],
  ['a day of the diary', 'missions/mission-diary', <DiaryDay key="day" day={day} isToday />, ['฿12.50']],
  [
    'a leaderboard',
    'contests/leaderboard',
    <PlaceTable
      key="places"
      items={[{ place: 1, name: 'L***k', turnover: '2500.50', prize: '0.50' }]}
      own={undefined}
      label="Today"
    />,
    ['฿2,500.50', '฿0.50'],
  ],
  [
    'a won prediction',
    'contests/football-prediction',
    <FixtureCard
      key="fixture"
      fixture={fixture}
      isOpen={false}
      mine={{ fixture: '1', pick: 'home', state: 'won', prize: '12.50' }}
    />,
    ['฿12.50'],
  ],
  [
    'a level',
    'loyalty/level-cards',
    <LevelCard key="level" level={level} own={undefined} />,
    ['฿1,000.50', '฿12.50', '฿300'],
  ],
  [
    'a level’s bonus',
    'loyalty/my-vip',
    <BonusRow
      key="bonus"
      bonus={{ bonus: 'level-2', kind: 'level', level: 2, amount: '12.50', state: 'locked' }}
      name="Silver"
    />,
    ['฿12.50'],
  ],
])('[LOC-07] %s shows the satang of its amounts', async (_what, widget, part, amounts) => {
  const { element, root } = await mountOnStage(widget, part)
  expect(element.textContent?.match(/฿[\d,]+(?:\.\d\d)?/g)).toEqual(amounts)
  await act(async () => root.unmount())
})

test.each<[string, string, ReactNode, readonly string[]]>([
  [
    'A leaderboard',
    'contests/leaderboard',
    <PlaceTable
      key="places"
      items={[{ place: 1, name: 'L***k', turnover: '2500', prize: '50' }]}
      own={undefined}
      label="Today"
    />,
    ['₱2,500', '₱50'],
  ],
  [
    'A level',
    'loyalty/level-cards',
    <LevelCard key="level" level={level} own={undefined} />,
    ['₱1,000.50', '₱12.50', '₱300'],
  ],
])('[LOC-07] %s is in the currency of the member', async (...given) => {
  const [, widget, part, amounts] = given
  const { element, root } = await mountOnStage(widget, part, {
    member: { ...member, currency: 'PHP' },
  })
  await shows(element, amounts[0] ?? '')
  expect(element.textContent?.match(/[฿₱][\d,]+(?:\.\d\d)?/g)).toEqual(amounts)
  await act(async () => root.unmount())
})
