import type { Member } from '../../../schemas/generated/records.ts'
import { siteDay } from '../../../sandbox/index.ts'
import type { SandboxPart } from '../../../sandbox/part.ts'
import { vipClaimBonus } from './endpoints/claim-bonus.ts'
import { vipGetLevels } from './endpoints/get-levels.ts'
import { vipGetProgress } from './endpoints/get-progress.ts'
import { seededBirthday, seededLevel, seededTurnover, standingOf } from './levels.ts'

const part: SandboxPart = {
  name: 'loyalty',
  data: ['vip_levels'],
  tables: {
    sql: `
CREATE TABLE IF NOT EXISTS member_levels (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  level INTEGER NOT NULL CHECK (level BETWEEN 1 AND 9),
  turnover INTEGER NOT NULL CHECK (turnover >= 0),
  birthday TEXT,
  PRIMARY KEY (merchant_id, uid),
  FOREIGN KEY (merchant_id, uid) REFERENCES members (merchant_id, uid)
) STRICT;

CREATE TABLE IF NOT EXISTS vip_claims (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  bonus TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  at INTEGER NOT NULL,
  PRIMARY KEY (merchant_id, uid, bonus)
) STRICT;
`,
    names: ['vip_claims', 'member_levels'],
  },
  seedNote: ({ number }) => (number >= 1 && number <= 9 ? `VIP level ${seededLevel(number)}` : undefined),
  endpoints: [vipClaimBonus, vipGetLevels, vipGetProgress],
  member: ({ database }, merchant, member) => ({
    vip: String(standingOf(database, merchant, member).level) as Member['vip'],
  }),
  on: {
    'member-joined': ({ database, clock }, merchant, { member, seed }) => {
      const level = seed ? seededLevel(seed.number) : 1
      const turnover = seed && seed.number <= 9 ? seededTurnover(merchant, level) : 0
      const birthday = seed ? seededBirthday(seed.number, siteDay(clock.now())) : null
      database
        .prepare('INSERT INTO member_levels (merchant_id, uid, level, turnover, birthday) VALUES (?, ?, ?, ?, ?)')
        .run(merchant.id, member.uid, level, turnover, birthday)
    },
  },
}

export default part
