import type { Member } from '../../../schemas/generated/records.ts'
import type { SandboxPart } from '../../../sandbox/part.ts'
import { levelOf, seededLevel } from './levels.ts'

const part: SandboxPart = {
  name: 'loyalty',
  tables: {
    sql: `
CREATE TABLE IF NOT EXISTS member_levels (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  level INTEGER NOT NULL CHECK (level BETWEEN 1 AND 9),
  PRIMARY KEY (merchant_id, uid),
  FOREIGN KEY (merchant_id, uid) REFERENCES members (merchant_id, uid)
) STRICT;
`,
    names: ['member_levels'],
  },
  seedNote: ({ number }) => (number >= 1 && number <= 9 ? `VIP level ${seededLevel(number)}` : undefined),
  member: ({ database }, merchant, { uid }) => ({
    vip: String(levelOf(database, merchant.id, uid)) as Member['vip'],
  }),
  on: {
    'member-joined': ({ database }, merchant, { member, seed }) => {
      database
        .prepare('INSERT INTO member_levels (merchant_id, uid, level) VALUES (?, ?, ?)')
        .run(merchant.id, member.uid, seed ? seededLevel(seed.number) : 1)
    },
  },
}

export default part
