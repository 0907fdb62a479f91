import type { PartTables } from '../../../sandbox/part.ts'

/** Stakes by week, weeks with paid prizes, and predictions. Amounts are in minor units. */
export const tables: PartTables = {
  sql: `
CREATE TABLE IF NOT EXISTS contest_turnover (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  week TEXT NOT NULL,
  staked INTEGER NOT NULL CHECK (staked > 0),
  PRIMARY KEY (merchant_id, uid, week),
  FOREIGN KEY (merchant_id, uid) REFERENCES members (merchant_id, uid)
) STRICT;

CREATE TABLE IF NOT EXISTS paid_weeks (
  merchant_id TEXT NOT NULL,
  week TEXT NOT NULL,
  PRIMARY KEY (merchant_id, week)
) STRICT;

CREATE TABLE IF NOT EXISTS predictions (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  fixture TEXT NOT NULL,
  pick TEXT NOT NULL CHECK (pick IN ('home', 'draw', 'away')),
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'won', 'lost')),
  prize INTEGER NOT NULL DEFAULT 0 CHECK (prize >= 0),
  at INTEGER NOT NULL,
  PRIMARY KEY (merchant_id, uid, fixture),
  FOREIGN KEY (merchant_id, uid) REFERENCES members (merchant_id, uid)
) STRICT;
CREATE INDEX IF NOT EXISTS open_predictions ON predictions (merchant_id, state);
`,
  names: ['predictions', 'paid_weeks', 'contest_turnover'],
}
