import {
  demoMember,
  randomFor,
  type SandboxMerchant,
  type SeededMember,
  siteDay,
  siteMidnight,
  type SandboxContext,
} from '../../../sandbox/index.ts'

/** Seeds the demo member's claims: most of the 31 days before today, including the last three days. */
export function seedClaims(
  { database, clock, seed }: SandboxContext,
  merchant: SandboxMerchant,
  members: readonly SeededMember[],
): void {
  const uid = demoMember(members)?.uid
  if (uid === undefined) return
  const random = randomFor(seed, `${merchant.id}:claims`)
  const claim = database.prepare('INSERT INTO mission_claims (merchant_id, uid, day) VALUES (?, ?, ?)')
  for (let back = 1; back <= 31; back++) {
    if (back <= 3 || random.next() < 0.7) claim.run(merchant.id, uid, siteDay(siteMidnight(clock.now(), -back)))
  }
}
