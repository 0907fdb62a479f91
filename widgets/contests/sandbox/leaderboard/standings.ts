import {
  publicPhone,
  minorOf,
  randomFor,
  type SandboxMerchant,
  type SandboxContext,
} from '../../../../sandbox/index.ts'
import type { Week } from './weeks.ts'

/** A player of a week. The turnover is in minor units. */
export interface Standing {
  readonly name: string
  readonly turnover: number
  /** Undefined for a generated rival, who is not a member. */
  readonly uid: string | undefined
}

const rivals = 40

/**
 * All players of a week, the highest turnover first. If turnovers are equal, members rank before rivals, and members
 * rank by their ids.
 *
 * @param now the time of the rivals' turnover, in ms since 1970
 */
export function standingsOf(
  sandbox: SandboxContext,
  merchant: SandboxMerchant,
  week: Week,
  now: number,
): readonly Standing[] {
  const members = sandbox.database
    .prepare(
      `SELECT t.uid, t.staked AS turnover, m.phone FROM contest_turnover t JOIN members m USING (merchant_id, uid)
       WHERE t.merchant_id = ? AND t.week = ? ORDER BY t.uid`,
    )
    .all(merchant.id, week.id)
    .map(({ uid, turnover, phone }) => ({
      uid: String(uid),
      turnover: Number(turnover),
      name: publicPhone(String(phone)),
    }))
  return [...members, ...rivalsOf(sandbox, merchant, week, now)].toSorted((one, other) => other.turnover - one.turnover)
}

/** The generated rivals of a week. Their stakes grow evenly from the start to the end of the week. */
export function rivalsOf(
  { seed }: SandboxContext,
  merchant: SandboxMerchant,
  week: Week,
  now: number,
): readonly Standing[] {
  const random = randomFor(seed, `${merchant.id}:leaderboard:${week.id}`)
  const passed = Math.min(1, Math.max(0, (now - week.starts) / (week.ends - week.starts)))
  const best = minorOf(merchant.data.leaderboard.best)
  return Array.from({ length: rivals }, (_, rank) => {
    const name = publicPhone(`66-0${random.pick(['6', '8', '9'])}${random.between(10_000_000, 99_999_999)}`)
    // Rounded down to ten baht.
    const turnover = Math.floor((best * 0.88 ** rank * (0.94 + random.next() * 0.12) * passed) / 1000) * 1000
    return { name, turnover, uid: undefined }
  }).filter(({ turnover }) => turnover > 0)
}

/** The prize of a place, in minor units. 0 without a prize. Places count from 1. */
export const prizeOf = ({ data }: SandboxMerchant, place: number): number =>
  minorOf(data.leaderboard.prizes[place - 1] ?? '0')
