import { minorOf, randomFor, type SandboxMerchant, siteMidnight, type SandboxContext } from '../../../sandbox/index.ts'

type SandboxEnvelope = SandboxMerchant['data']['envelopes'][number]

/** An envelope of one member. */
export interface MemberEnvelope {
  readonly envelope: SandboxEnvelope
  readonly state: 'sealed' | 'opened' | 'expired'
  /** In minor units. Undefined until the member opens the envelope. */
  readonly amount: number | undefined
  /** In ms since 1970. */
  readonly ends: number
}

const order = ['sealed', 'opened', 'expired'] as const

/**
 * Gives a member the brand's envelopes. Their start and end days count from the day of `at`, a time in ms since 1970.
 */
export function giveEnvelopes({ database }: SandboxContext, merchant: SandboxMerchant, uid: string, at: number): void {
  const give = database.prepare(
    'INSERT INTO envelopes (merchant_id, uid, envelope_id, starts, ends) VALUES (?, ?, ?, ?, ?)',
  )
  for (const { id, start_day, end_day } of merchant.data.envelopes) {
    give.run(merchant.id, uid, id, siteMidnight(at, start_day), siteMidnight(at, end_day))
  }
}

/** The member's envelopes that have started. Sealed ones come first, then opened ones, then expired ones. */
export function envelopesOf(
  { database, clock }: SandboxContext,
  merchant: SandboxMerchant,
  uid: string,
): MemberEnvelope[] {
  const now = clock.now()
  return database
    .prepare('SELECT envelope_id, ends, amount FROM envelopes WHERE merchant_id = ? AND uid = ? AND starts <= ?')
    .all(merchant.id, uid, now)
    .flatMap((row): MemberEnvelope[] => {
      const envelope = merchant.data.envelopes.find(({ id }) => id === Number(row.envelope_id))
      if (!envelope) return []
      const ends = Number(row.ends)
      const amount = row.amount === null ? undefined : Number(row.amount)
      return [{ envelope, ends, amount, state: amount !== undefined ? 'opened' : ends <= now ? 'expired' : 'sealed' }]
    })
    .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
}

/**
 * Draws the amount of a member's envelope, in minor units. The amount is whole units of the currency, from `least` to
 * `most`.
 */
export function drawAmount({ id, least, most }: SandboxEnvelope, seed: number, member: string): number {
  const random = randomFor(seed, `envelope:${member}:${id}`)
  return random.between(Math.ceil(minorOf(least) / 100), Math.floor(minorOf(most) / 100)) * 100
}
