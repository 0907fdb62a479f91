import { minorOf, type SandboxMerchant } from '../../../sandbox/index.ts'

/** Whether a day such as `2026-11-21` has a larger reward: the 7th, 14th, 21st and 28th of each month. */
export const isSpecialDay = (day: string): boolean => Number(day.slice(8)) % 7 === 0

/** The reward of a day, `2026-11-21`, in minor units. */
export function rewardOf({ data: { missions } }: SandboxMerchant, day: string): number {
  return minorOf(isSpecialDay(day) ? missions.special_reward : missions.daily_reward)
}
