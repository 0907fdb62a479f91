import { inTransaction } from '../database/open-database.ts'
import type { SandboxMerchant } from '../sandbox-options.ts'
import { partsOf } from '../parts.ts'
import { insertMember } from '../session/insert-member.ts'
import { type MemberRow, normaliseUsername } from '../session/members.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { addParts, receivedMembers, recordPart } from './add-parts.ts'
import { noteOf } from './note-of.ts'
import { type SeededMember, type SeedMember, seedMembers } from './seed-members.ts'
import { seedHash } from './seed-hash.ts'
import { seedMark } from './seed-mark.ts'

/**
 * Seeds the tables for a merchant: first the members, then the data of each part. For a seeded merchant, adds only the
 * data of the areas that the brand has added.
 */
export function seedMerchant(sandbox: SandboxContext, merchant: SandboxMerchant): void {
  const { database, seed, clock } = sandbox
  const isSeeded = () =>
    database.prepare('SELECT seed FROM seeded WHERE merchant_id = ?').get(merchant.id) !== undefined
  if (isSeeded() && hasSeededParts(sandbox, merchant)) return
  inTransaction(database, () => {
    // Another process with the same file may have seeded the merchant meanwhile.
    if (isSeeded()) return addParts(sandbox, merchant)
    const members = seedMembers.map((one): SeededMember => ({ seed: one, member: rowOf(sandbox, merchant, one) }))
    for (const one of members) {
      insertMember(sandbox, merchant, { member: one.member, at: clock.now(), ref: '', seed: one.seed })
    }
    for (const part of partsOf(sandbox, merchant)) {
      part.seed?.(sandbox, merchant, members)
      recordPart(database, merchant.id, part)
    }
    database.prepare('INSERT INTO seeded (merchant_id, seed, at) VALUES (?, ?, ?)').run(merchant.id, seed, clock.now())
  })
}

/** Whether the parts that receive the merchant's members are exactly the parts that the merchant uses. */
function hasSeededParts(sandbox: SandboxContext, merchant: SandboxMerchant): boolean {
  const used = new Set(partsOf(sandbox, merchant).map(({ name }) => name))
  const received = receivedMembers(sandbox.database, merchant.id)
  const active = [...received].flatMap(([name, count]) => (count === null ? [name] : []))
  return active.length === used.size && active.every((name) => used.has(name))
}

function rowOf(sandbox: SandboxContext, merchant: SandboxMerchant, seed: SeedMember): MemberRow {
  const mark = (purpose: string) => seedMark(sandbox.seed, merchant.id, seed.phone, purpose)
  return {
    uid: `u${mark('uid').toString('hex').slice(0, 12)}`,
    username: normaliseUsername(seed.phone),
    password_hash: seedHash(sandbox.seed, seed.phone, seed.password),
    fullname: seed.fullname,
    email: '',
    phone: seed.phone,
    currency: seed.currency,
    locale: seed.locale,
    mid: `M${mark('mid').toString('hex').slice(0, 8).toUpperCase()}`,
    member_group: seed.group,
    verify_email: 0,
    verify_phone: 0,
    note: noteOf(sandbox, merchant, seed),
  }
}
