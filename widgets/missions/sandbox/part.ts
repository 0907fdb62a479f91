import { type SandboxMerchant, siteDay, type SandboxContext } from '../../../sandbox/index.ts'
import type { SandboxPart } from '../../../sandbox/part.ts'
import { missionClaim } from './endpoints/claim.ts'
import { missionGetCalendar } from './endpoints/get-calendar.ts'
import { addProgress, type SandboxMission } from './mission-progress.ts'
import { seedClaims } from './seed-claims.ts'
import { seedProgress } from './seed-progress.ts'

/** Returns a function that adds to a member's progress on the day of `at`, a time in ms since 1970. */
function counter({ database }: SandboxContext, { id: merchantId }: SandboxMerchant, uid: string, at: number) {
  const memberDay = { merchantId, uid, day: siteDay(at) }
  return (counts: SandboxMission['counts'], amount: number) => addProgress(database, memberDay, counts, amount)
}

const part: SandboxPart = {
  name: 'missions',
  data: ['missions'],
  tables: {
    sql: `
CREATE TABLE IF NOT EXISTS mission_claims (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  day TEXT NOT NULL,
  PRIMARY KEY (merchant_id, uid, day)
) STRICT;

CREATE TABLE IF NOT EXISTS mission_rewards (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  day TEXT NOT NULL,
  mission_id INTEGER NOT NULL,
  PRIMARY KEY (merchant_id, uid, day, mission_id)
) STRICT;

CREATE TABLE IF NOT EXISTS mission_progress (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  day TEXT NOT NULL,
  counts TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (merchant_id, uid, day, counts)
) STRICT;
`,
    names: ['mission_claims', 'mission_rewards', 'mission_progress'],
  },
  seed(sandbox, merchant, members) {
    seedClaims(sandbox, merchant, members)
    seedProgress(sandbox, merchant, members)
  },
  endpoints: [missionClaim, missionGetCalendar],
  on: {
    'wallet/decided': (sandbox, merchant, { transaction, state, at }) => {
      const { uid, kind, amount } = transaction
      if (kind === 'deposit' && state === 'done') counter(sandbox, merchant, uid, at)('deposit', amount)
    },
    'wallet/staked': (sandbox, merchant, { uid, stake, at }) => {
      const add = counter(sandbox, merchant, uid, at)
      add('stake', stake)
      add('round', 1)
    },
  },
}

export default part
