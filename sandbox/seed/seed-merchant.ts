import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { siteDay, siteMidnight } from '../clock.ts'
import { inTransaction } from '../database/open-database.ts'
import type { SandboxMerchant } from '../options.ts'
import { randomFor } from '../random.ts'
import { payoutAccountsOf } from '../money/payout-accounts.ts'
import { insertMember } from '../session/insert-member.ts'
import { type MemberRow, normaliseUsername } from '../session/members.ts'
import { hashPassword } from '../session/passwords.ts'
import { type SeedMember, seedMembers } from './members.ts'
import { seedRounds } from './seed-rounds.ts'

const hour = 3_600_000

/** Fills the tables for a merchant, unless they hold its rows already. */
export function seedMerchant(database: DatabaseSync, merchant: SandboxMerchant, seed: number, now: number): void {
  if (database.prepare('SELECT seed FROM seeded WHERE merchant_id = ?').get(merchant.id)) return
  inTransaction(database, () => {
    for (const member of seedMembers) insertSeedMember(database, merchant.id, member, seed, now)
    insertMaintenance(database, merchant.id, now)
    insertProgress(database, merchant, seed, now)
    database.prepare('INSERT INTO seeded (merchant_id, seed) VALUES (?, ?)').run(merchant.id, seed)
  })
}

function insertSeedMember(
  database: DatabaseSync,
  merchantId: string,
  member: SeedMember,
  seed: number,
  now: number,
): void {
  const mark = (what: string) => createHash('sha256').update(`${seed}:${merchantId}:${member.phone}:${what}`).digest()
  const salt = mark('salt').subarray(0, 16)
  const row: MemberRow = {
    uid: `u${mark('uid').toString('hex').slice(0, 12)}`,
    username: normaliseUsername(member.phone),
    password_hash: hashPassword(member.password, salt),
    fullname: member.fullname,
    email: '',
    phone: member.phone,
    currency: member.currency,
    locale: member.locale,
    vip: member.vip,
    mid: `M${mark('mid').toString('hex').slice(0, 8).toUpperCase()}`,
    first_deposit: member.firstDeposit ? 1 : 0,
    member_group: member.group,
    restricted: member.restricted.join(','),
    affiliate_code: mark('affiliate').toString('hex').slice(0, 7),
    pin_hash: member.pin ? hashPassword(member.pin, salt) : null,
    verify_email: 0,
    verify_phone: 0,
    note: member.note,
  }
  insertMember(database, merchantId, row, member.wallets, now)
  insertPayoutAccounts(database, merchantId, row, member)
}

/** Members with money have a bank account in their name; the demo member has a crypto address as well. */
function insertPayoutAccounts(
  database: DatabaseSync,
  merchantId: string,
  row: MemberRow,
  { firstDeposit, currency }: SeedMember,
): void {
  if (firstDeposit || currency !== 'THB') return
  const accounts = payoutAccountsOf(database, merchantId, row.uid)
  accounts.addBank({ bankId: 2, holder: row.fullname, number: `0${row.phone.slice(-9)}` })
  if (row.note === seedMembers[0]?.note)
    accounts.addCrypto({ bankId: 91, address: 'TQ7hV3kDemoAddressfNobody111111111' })
}

/** One provider is under maintenance now, one will be tonight, one has been. */
function insertMaintenance(database: DatabaseSync, merchantId: string, now: number): void {
  const insert = database.prepare(
    'INSERT INTO maintenance (merchant_id, provider_id, starts, ends) VALUES (?, ?, ?, ?)',
  )
  insert.run(merchantId, '116', now - hour, now + 5 * hour)
  insert.run(merchantId, '127', now - 20 * 60_000, now + 2 * hour)
  insert.run(merchantId, '107', now + 8 * hour, now + 10 * hour)
  insert.run(merchantId, '109', now - 30 * hour, now - 26 * hour)
}

/** The demo member has a running promotion, a finished one, most days of the month claimed, and has played. */
function insertProgress(database: DatabaseSync, merchant: SandboxMerchant, seed: number, now: number): void {
  const demo = seedMembers[0]
  const row = database
    .prepare('SELECT uid FROM members WHERE merchant_id = ? AND username = ?')
    .get(merchant.id, normaliseUsername(demo?.phone ?? ''))
  const uid = String(row?.uid)
  const promotion = database.prepare(
    `INSERT INTO member_promotions (merchant_id, uid, promotion_id, state, bonus, turnover_done, turnover_target)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  )
  const [first, second] = merchant.data.promotions
  if (first) promotion.run(merchant.id, uid, first.promotion_id, 'completed', 50_000, 1_000_000, 1_000_000)
  if (second) promotion.run(merchant.id, uid, second.promotion_id, 'running', 30_000, 412_500, 900_000)

  const random = randomFor(seed, `${merchant.id}:claims`)
  const claim = database.prepare('INSERT OR IGNORE INTO mission_claims (merchant_id, uid, day) VALUES (?, ?, ?)')
  for (let back = 1; back <= 31; back++) {
    if (back <= 3 || random.next() < 0.7) claim.run(merchant.id, uid, siteDay(siteMidnight(now, -back)))
  }
  seedRounds(database, merchant.id, uid, seed, now)
}
