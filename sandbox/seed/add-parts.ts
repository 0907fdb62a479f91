import type { DatabaseSync } from 'node:sqlite'
import { prepared } from '../database/prepared.ts'
import type { SandboxPart } from '../part.ts'
import { partsOf } from '../parts.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { SandboxMerchant } from '../sandbox-options.ts'
import { membersOf, normaliseUsername } from '../session/members.ts'
import { noteOf } from './note-of.ts'
import { seedMembers } from './seed-members.ts'

/** How many of the merchant's members each seeded part has received. Null while the part receives every new member. */
export function receivedMembers(database: DatabaseSync, merchantId: string): ReadonlyMap<string, number | null> {
  const rows = database.prepare('SELECT part, received FROM seeded_parts WHERE merchant_id = ?').all(merchantId)
  return new Map(rows.map(({ part, received }) => [String(part), received === null ? null : Number(received)]))
}

/** Records that a part of a merchant is seeded, and receives each new member. */
export function recordPart(database: DatabaseSync, merchantId: string, part: SandboxPart): void {
  const sql = 'INSERT OR REPLACE INTO seeded_parts (merchant_id, part, received) VALUES (?, ?, NULL)'
  prepared(database, sql).run(merchantId, part.name)
}

/**
 * Seeds each part that the merchant has added. Notifies the part of each member that the part has not received. If the
 * merchant had never used the part before, also seeds the part's data. Call it within a transaction of the database.
 */
export function addParts(sandbox: SandboxContext, merchant: SandboxMerchant): void {
  const { database, clock } = sandbox
  const received = receivedMembers(database, merchant.id)
  const used = partsOf(sandbox, merchant)
  const members = membersOf(database, merchant.id).map((member) => ({ member, seed: seedOf(member.username) }))
  const stop = database.prepare(
    'UPDATE seeded_parts SET received = ? WHERE merchant_id = ? AND part = ? AND received IS NULL',
  )
  for (const name of received.keys())
    if (!used.some((part) => part.name === name)) stop.run(members.length, merchant.id, name)

  const added = used.filter(({ name }) => received.get(name) !== null)
  for (const [index, joined] of members.entries()) {
    for (const part of added) {
      if (index < (received.get(part.name) ?? 0)) continue
      part.on?.['member-joined']?.(sandbox, merchant, { ...joined, at: clock.now(), ref: '' })
    }
  }
  const seeded = members.flatMap(({ member, seed }) => (seed ? [{ member, seed }] : []))
  for (const part of added) {
    if (!received.has(part.name)) part.seed?.(sandbox, merchant, seeded)
    recordPart(database, merchant.id, part)
  }
  const setNote = database.prepare('UPDATE members SET note = ? WHERE merchant_id = ? AND uid = ?')
  for (const { member, seed } of seeded) setNote.run(noteOf(sandbox, merchant, seed), merchant.id, member.uid)
}

const seedOf = (username: string) => seedMembers.find(({ phone }) => normaliseUsername(phone) === username)
