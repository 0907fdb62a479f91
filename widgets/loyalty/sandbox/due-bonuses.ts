import type { VipBonus } from '../../../schemas/generated/records.ts'
import { minorOf, type SandboxMerchant, siteDay, siteMidnight, type SandboxContext } from '../../../sandbox/index.ts'
import { type Standing, standingOf } from './levels.ts'

/** A bonus of one member. The amount is in minor units, times in ms since 1970. */
export interface DueBonus {
  readonly id: string
  readonly kind: VipBonus['kind']
  readonly level: number
  readonly amount: number
  readonly state: VipBonus['state']
  readonly claimed?: number
  /** The end of the claim period, exclusive. */
  readonly until?: number
}

/** A member's bonuses with an amount above 0: the birthday bonus, then one for each level from 2 on. */
export function bonusesOf(
  sandbox: SandboxContext,
  merchant: SandboxMerchant,
  member: { readonly uid: string; readonly currency: string },
): readonly DueBonus[] {
  const standing = standingOf(sandbox.database, merchant, member)
  const claims = claimsOf(sandbox, merchant.id, member.uid)
  const offered = [...birthdayBonus(merchant, standing, sandbox.clock.now()), ...levelBonuses(merchant, standing)]
  return offered
    .filter(({ amount }) => amount > 0)
    .map((bonus) => {
      const claim = claims.get(bonus.id)
      return claim ? { ...bonus, state: 'claimed', amount: claim.amount, claimed: claim.at } : bonus
    })
}

function levelBonuses({ data }: SandboxMerchant, { level: reached }: Standing): DueBonus[] {
  return data.vip_levels.slice(1).map(({ level_bonus }, index) => {
    const level = index + 2
    const state = level <= reached ? 'ready' : 'locked'
    return { id: `level-${level}`, kind: 'level', level, amount: minorOf(level_bonus), state }
  })
}

function birthdayBonus({ data }: SandboxMerchant, { level, birthday }: Standing, now: number): DueBonus[] {
  if (birthday === undefined) return []
  const today = siteDay(now)
  const isMonth = today.slice(5, 7) === birthday.slice(0, 2)
  return [
    {
      id: `birthday-${today.slice(0, 4)}`,
      kind: 'birthday',
      level,
      amount: minorOf(data.vip_levels[level - 1]?.birthday_bonus ?? '0'),
      state: isMonth ? 'ready' : 'locked',
      ...(isMonth && { until: monthEnd(now) }),
    },
  ]
}

/** The end of the current month, at midnight in the site's time zone. */
function monthEnd(now: number): number {
  const [year = 0, month = 1, day = 1] = siteDay(now).split('-').map(Number)
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return siteMidnight(now, days - day + 1)
}

function claimsOf({ database }: SandboxContext, merchantId: string, uid: string) {
  const rows = database
    .prepare('SELECT bonus, amount, at FROM vip_claims WHERE merchant_id = ? AND uid = ?')
    .all(merchantId, uid)
  return new Map(rows.map(({ bonus, amount, at }) => [String(bonus), { amount: Number(amount), at: Number(at) }]))
}
