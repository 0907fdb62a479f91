import { type SandboxMerchant, toDecimal, type SandboxContext } from '../../../sandbox/index.ts'
import type { Objection, SandboxIntents } from '../../../sandbox/part.ts'
import { pauseEnd } from './pauses.ts'
import { limitKinds, limitOf } from './play-limits.ts'
import { usedOf } from './limit-usage.ts'

/** The codes of the objections. A code never changes, because clients depend on it. */
const codes = { exclusion: 4711, break: 4712, deposit: 4713, loss: 4714, session: 4715 } as const

const minute = 60_000

const periods = {
  day: { en: 'today', th: 'วันนี้' },
  week: { en: 'this week', th: 'สัปดาห์นี้' },
  month: { en: 'this month', th: 'เดือนนี้' },
} as const

/** Refuses a login of a self-excluded member until the exclusion ends. */
export function objectToLogIn(
  sandbox: SandboxContext,
  merchant: SandboxMerchant,
  { member: { uid }, at }: SandboxIntents['log-in'],
): Objection | undefined {
  return objectToExcluded(sandbox, merchant, uid, at)
}

function objectToExcluded(
  sandbox: SandboxContext,
  merchant: SandboxMerchant,
  uid: string,
  at: number,
): Objection | undefined {
  const until = pauseEnd(sandbox.database, merchant.id, uid, 'exclusion', at)
  if (until === undefined) return undefined
  return {
    code: codes.exclusion,
    text: {
      en: `You have excluded yourself until ${siteMinute(until)}. You can log in again then.`,
      th: `คุณระงับบัญชีตนเองไว้ถึง ${siteMinute(until)} น. และเข้าสู่ระบบได้อีกครั้งหลังจากนั้น`,
    },
  }
}

/** Ends the session of a self-excluded member, and a session that has reached the member's session limit. */
export function objectToStay(
  sandbox: SandboxContext,
  merchant: SandboxMerchant,
  { uid, started, at }: SandboxIntents['stay'],
): Objection | undefined {
  const excluded = objectToExcluded(sandbox, merchant, uid, at)
  if (excluded) return excluded
  const { amount } = limitOf(sandbox.database, merchant.id, uid, { kind: 'session', period: 'session' }, at)
  if (amount === undefined || at - started < amount * minute) return undefined
  return {
    code: codes.session,
    text: {
      en: `You have been logged out after ${amount} minutes, as you chose. Take a break before you continue.`,
      th: `ครบ ${amount} นาทีตามที่คุณตั้งไว้ ระบบจึงออกจากระบบให้ พักสักครู่ก่อนเล่นต่อ`,
    },
  }
}

/**
 * Refuses a deposit during a pause or beyond a deposit limit. An amount of 0 checks whether any deposit is possible.
 */
export function objectToDeposit(
  sandbox: SandboxContext,
  merchant: SandboxMerchant,
  { uid, amount, at }: SandboxIntents['wallet/deposit'],
): Objection | undefined {
  return (
    objectToPlay(sandbox, merchant, uid, at) ?? beyondLimit(sandbox, merchant, { kind: 'deposit', uid, amount, at })
  )
}

/** Refuses a stake during a pause, and a stake that could lose more than a loss limit allows. */
export function objectToStake(
  sandbox: SandboxContext,
  merchant: SandboxMerchant,
  { uid, stake, at }: SandboxIntents['wallet/stake'],
): Objection | undefined {
  return (
    objectToPlay(sandbox, merchant, uid, at) ?? beyondLimit(sandbox, merchant, { kind: 'loss', uid, amount: stake, at })
  )
}

function objectToPlay(
  sandbox: SandboxContext,
  merchant: SandboxMerchant,
  uid: string,
  at: number,
): Objection | undefined {
  // A game's page works without a session, so a self-excluded member can still try to stake.
  const excluded = objectToExcluded(sandbox, merchant, uid, at)
  if (excluded) return excluded
  const until = pauseEnd(sandbox.database, merchant.id, uid, 'break', at)
  if (until === undefined) return undefined
  return {
    code: codes.break,
    text: {
      en: `You are taking a break until ${siteMinute(until)}. You cannot deposit or play until then.`,
      th: `คุณพักการเล่นอยู่ถึง ${siteMinute(until)} น. ระหว่างนี้ฝากเงินและเล่นเกมไม่ได้`,
    },
  }
}

interface Move {
  readonly kind: 'deposit' | 'loss'
  readonly uid: string
  /** In minor units. 0 checks whether the limit has been reached. */
  readonly amount: number
  readonly at: number
}

function beyondLimit(sandbox: SandboxContext, merchant: SandboxMerchant, move: Move): Objection | undefined {
  for (const limit of limitKinds) {
    if (limit.kind === 'session' || limit.kind !== move.kind) continue
    const { amount } = limitOf(sandbox.database, merchant.id, move.uid, limit, move.at)
    if (amount === undefined) continue
    const left = Math.max(0, amount - usedOf(sandbox, merchant.id, move.uid, limit))
    if (Math.max(move.amount, 1) <= left) continue
    return { code: codes[move.kind], text: textOf(limit, amount, left) }
  }
  return undefined
}

function textOf(
  limit: { readonly kind: 'deposit' | 'loss'; readonly period: keyof typeof periods },
  amount: number,
  left: number,
) {
  const { en, th } = periods[limit.period]
  const [most, rest] = [shown(amount), shown(left)]
  return limit.kind === 'deposit'
    ? {
        en: `Your deposit limit for ${en} is ${most}. You can still deposit ${rest}.`,
        th: `คุณตั้งวงเงินฝาก${th}ไว้ ${most} ยังฝากได้อีก ${rest}`,
      }
    : {
        en: `Your loss limit for ${en} is ${most}, and ${rest} of it remains. This bet could exceed it.`,
        th: `คุณตั้งวงเงินเสีย${th}ไว้ ${most} เหลืออีก ${rest} การเดิมพันนี้อาจเกินวงเงิน`,
      }
}

/** The site's offset from UTC, in ms. */
const siteOffset = 7 * 3_600_000

/** The first whole minute at or after a time, in the site's time zone: `2026-11-21 18:00`. */
const siteMinute = (at: number) =>
  new Date(Math.ceil(at / minute) * minute + siteOffset).toISOString().slice(0, 16).replace('T', ' ')

/** An amount as text: `1,000.00`. */
const shown = (minor: number) => toDecimal(minor).replace(/\B(?=(\d{3})+(?!\d))(?=\d*\.)/g, ',')
