import { inTransaction } from '../database/open-database.ts'
import type { SandboxMerchant } from '../sandbox-options.ts'
import { partsOf } from '../parts.ts'
import { insertMember } from '../session/insert-member.ts'
import { type MemberRow, normaliseUsername } from '../session/members.ts'
import type { World } from '../sandbox-world.ts'
import { type SeededMember, type SeedMember, seedMembers } from './seed-members.ts'
import { seedHash } from './seed-hash.ts'
import { seedMark } from './seed-mark.ts'

/** Seeds the tables for a merchant without rows: first the members, then the data of each part. */
export function seedMerchant(world: World, merchant: SandboxMerchant): void {
  const { database, seed, clock } = world
  if (database.prepare('SELECT seed FROM seeded WHERE merchant_id = ?').get(merchant.id)) return
  inTransaction(database, () => {
    const members = seedMembers.map((one): SeededMember => ({ seed: one, member: rowOf(world, merchant, one) }))
    for (const one of members) {
      insertMember(world, merchant, { member: one.member, at: clock.now(), ref: '', seed: one.seed })
    }
    for (const part of partsOf(world, merchant)) part.seed?.(world, merchant, members)
    database.prepare('INSERT INTO seeded (merchant_id, seed, at) VALUES (?, ?, ?)').run(merchant.id, seed, clock.now())
  })
}

function rowOf(world: World, merchant: SandboxMerchant, seed: SeedMember): MemberRow {
  const mark = (purpose: string) => seedMark(world.seed, merchant.id, seed.phone, purpose)
  const notes = [seed.note, ...partsOf(world, merchant).map((part) => part.seedNote?.(seed) ?? '')]
  return {
    uid: `u${mark('uid').toString('hex').slice(0, 12)}`,
    username: normaliseUsername(seed.phone),
    password_hash: seedHash(world.seed, seed.phone, seed.password),
    fullname: seed.fullname,
    email: '',
    phone: seed.phone,
    currency: seed.currency,
    locale: seed.locale,
    mid: `M${mark('mid').toString('hex').slice(0, 8).toUpperCase()}`,
    member_group: seed.group,
    verify_email: 0,
    verify_phone: 0,
    note: notes.filter((note) => note !== '').join('; ') || `member ${seed.number}`,
  }
}
