import type { PartTables } from '../../../sandbox/part.ts'

/**
 * The promotions that members have taken, and the codes that members have redeemed. Money is in minor units. Times are
 * in ms since 1970.
 */
export const tables: PartTables = {
  sql: `
CREATE TABLE IF NOT EXISTS member_promotions (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  promotion_id INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('running', 'completed', 'expired')),
  bonus INTEGER NOT NULL,
  turnover_done INTEGER NOT NULL,
  turnover_target INTEGER NOT NULL,
  transaction_id TEXT,
  taken_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS promotions_of_member ON member_promotions (merchant_id, uid);
CREATE UNIQUE INDEX IF NOT EXISTS one_running_promotion ON member_promotions (merchant_id, uid) WHERE state = 'running';

CREATE TABLE IF NOT EXISTS bonus_code_uses (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  code TEXT NOT NULL,
  PRIMARY KEY (merchant_id, uid, code)
) STRICT;
`,
  names: ['bonus_code_uses', 'member_promotions'],
}
