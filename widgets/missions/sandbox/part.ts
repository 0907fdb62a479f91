import type { SandboxPart } from '../../../sandbox/part.ts'
import { missionGetCalendar } from './endpoints/get-calendar.ts'
import { seedClaims } from './seed-claims.ts'

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
`,
    names: ['mission_claims'],
  },
  seed: seedClaims,
  endpoints: [missionGetCalendar],
}

export default part
