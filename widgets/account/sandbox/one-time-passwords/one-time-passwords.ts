import { randomInt } from 'node:crypto'
import type { OtpReceipt } from '../../../../schemas/generated/records.ts'
import {
  hashPassword,
  passwordMatches,
  type SandboxMerchant,
  serverTime,
  type SandboxContext,
} from '../../../../sandbox/index.ts'

const second = 1000
/** How long a code can be checked, in ms. */
const codeLifetime = 300 * second
/** The minimum time between two codes for the same purpose and account, in ms (AUT-09). */
const resendAfter = 120 * second
/** The number of wrong attempts after which a code is invalid. */
const mostTries = 5
/** The age above which a code is removed from the table when another code is sent, in ms. */
const storedFor = 3600 * second

export type Purpose = 'register' | 'forget' | 'email' | 'phone'
/** The purpose and the account that a code is bound to. The code is also bound to its merchant. */
export interface OtpKey {
  readonly purpose: Purpose
  readonly account: string
}

/** The delivery of a code. */
export interface Delivery {
  readonly sendType: 'sms' | 'email'
  /** The masked address, for the receipt. */
  readonly maskedAddress: string
  /** The recipient. If undefined, no message is sent, but the work and the response are the same. */
  readonly to: string | undefined
}

/** `ended`: expired, tried too often, already used, or never sent. */
export type CheckResult = 'right' | 'wrong' | 'ended'

/**
 * The one-time passwords of one merchant. Each attempt counts before its comparison, so that parallel guesses count
 * too.
 */
export interface OneTimePasswords {
  /** Sends a code. Within the resend time, sends nothing and returns the receipt of the last code. */
  send(key: OtpKey, delivery: Delivery): { readonly wasSentAlready: boolean; readonly receipt: OtpReceipt }
  /** Checks a code, and stores the time of a correct one. */
  check(key: OtpKey, code: string): Promise<CheckResult>
  /** Whether `check` accepted this code within the last `milliseconds`. Wrong attempts count here too. */
  wasCorrect(key: OtpKey, code: string, milliseconds: number): Promise<CheckResult>
  /** Removes a code, because each code works once. Returns false if another call has already removed the code. */
  use(key: OtpKey): boolean
}

export function oneTimePasswordsOf(
  { database, clock, inbox }: SandboxContext,
  { id: merchant, data }: SandboxMerchant,
): OneTimePasswords {
  const receipt = (row: Readonly<Record<string, unknown>>): OtpReceipt => ({
    data: data.otp_receipt === 'masked' ? String(row.masked) : serverTime(Number(row.sent) + resendAfter),
    sendType: row.send_type === 'email' ? 'email' : 'sms',
  })
  const where = 'merchant_id = :merchant AND purpose = :purpose AND account = :account'
  const tryOut = async (key: OtpKey, code: string, condition: string, since: number): Promise<CheckResult> => {
    const row = database
      .prepare(
        `UPDATE one_time_passwords SET tries = tries + 1
         WHERE ${where} AND tries < ${mostTries} AND ${condition} > :since RETURNING code_hash, tries`,
      )
      .get({ merchant, purpose: key.purpose, account: key.account, since })
    const isRight = await passwordMatches(code, row ? String(row.code_hash) : undefined)
    if (!row) return 'ended'
    if (!isRight) return Number(row.tries) >= mostTries ? 'ended' : 'wrong'
    const { changes } = database
      .prepare(
        `UPDATE one_time_passwords SET tries = 0, checked = coalesce(checked, :now)
         WHERE ${where} AND code_hash = :hash`,
      )
      .run({ merchant, purpose: key.purpose, account: key.account, now: clock.now(), hash: String(row.code_hash) })
    return changes === 1 ? 'right' : 'ended'
  }
  return {
    send({ purpose, account }, { sendType, maskedAddress: masked, to }) {
      const now = clock.now()
      const earlier = database
        .prepare(`SELECT send_type, masked, sent FROM one_time_passwords WHERE ${where}`)
        .get({ merchant, purpose, account })
      if (earlier && now < Number(earlier.sent) + resendAfter) {
        return { wasSentAlready: true, receipt: receipt(earlier) }
      }
      database.prepare('DELETE FROM one_time_passwords WHERE sent < ?').run(now - storedFor)
      const digits = data.register.otp_length
      const code = String(randomInt(10 ** digits)).padStart(digits, '0')
      database
        .prepare(
          `INSERT OR REPLACE INTO one_time_passwords
             (merchant_id, purpose, account, code_hash, send_type, masked, sent, tries, checked)
           VALUES (?, ?, ?, ?, ?, ?, ?, 0, NULL)`,
        )
        .run(merchant, purpose, account, hashPassword(code), sendType, masked, now)
      if (to !== undefined) inbox.deliver({ merchant, to, purpose, code, at: now })
      return { wasSentAlready: false, receipt: receipt({ send_type: sendType, masked, sent: now }) }
    },
    check: (key, code) => tryOut(key, code, 'sent', clock.now() - codeLifetime),
    wasCorrect: (key, code, milliseconds) => tryOut(key, code, 'checked', clock.now() - milliseconds),
    use: ({ purpose, account }) =>
      database.prepare(`DELETE FROM one_time_passwords WHERE ${where}`).run({ merchant, purpose, account }).changes ===
      1,
  }
}
