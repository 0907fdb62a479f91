import type { DatabaseSync } from 'node:sqlite'
import { minorOf, type SandboxMerchant } from '../../../sandbox/index.ts'
import { stakedBy } from '../../wallet/sandbox/exports.ts'

/** The currency whose members have a programme. */
export const programmeCurrency = 'THB'

/** A member's level, stakes and birthday. */
export interface Standing {
  /** 1 to 9. */
  readonly level: number
  /** The member's total stakes, in minor units. */
  readonly turnover: number
  /** Month and day, `11-21`; undefined if it is not known. */
  readonly birthday: string | undefined
}

/**
 * A member's level, stakes and birthday. A member has a given level and the level of the turnover: the higher one
 * counts.
 */
export function standingOf(
  database: DatabaseSync,
  merchant: SandboxMerchant,
  { uid, currency }: { readonly uid: string; readonly currency: string },
): Standing {
  const row = database
    .prepare('SELECT level, turnover, birthday FROM member_levels WHERE merchant_id = ? AND uid = ?')
    .get(merchant.id, uid)
  const given = Number(row?.level ?? 1)
  const turnover = Number(row?.turnover ?? 0) + stakedBy(database, merchant.id, uid)
  const reached = currency === programmeCurrency ? levelFor(merchant, turnover) : 1
  const birthday = row?.birthday
  return {
    level: Math.max(given, reached),
    turnover,
    birthday: typeof birthday === 'string' ? birthday : undefined,
  }
}

/** The level of a turnover in minor units, 1 to 9. */
export function levelFor({ data }: SandboxMerchant, turnover: number): number {
  return Math.max(1, data.vip_levels.filter((level) => minorOf(level.turnover) <= turnover).length)
}

/** The level of a seeded member: 3 for the demo member, the member's number for members 1 to 9, otherwise 1. */
export function seededLevel(number: number): number {
  if (number === 0) return 3
  return number <= 9 ? number : 1
}

/**
 * The turnover of a seeded member, in minor units. It is two fifths of the way from the level's turnover to the next
 * level's. At the last level, it is this level's turnover.
 */
export function seededTurnover({ data }: SandboxMerchant, level: number): number {
  const from = minorOf(data.vip_levels[level - 1]?.turnover ?? '0')
  const to = minorOf(data.vip_levels[level]?.turnover ?? '0')
  return to > from ? Math.floor(from + (to - from) * 0.4) : from
}

/**
 * The birthday of a seeded member, such as `03-15`. Today for the demo member. For members 1 to 9, the 15th of the
 * month with the member's number. Null for all others.
 */
export function seededBirthday(number: number, today: string): string | null {
  if (number === 0) return today.slice(5)
  return number <= 9 ? `0${number}-15` : null
}
