import type { PartTables } from '../../../sandbox/part.ts'

/**
 * Affiliate codes, referred members, and visits. `earned` is the commission that a referred member has brought to the
 * referrer. `paid` is its collected part. Both are in minor units.
 */
export const tables: PartTables = {
  sql: `
CREATE TABLE IF NOT EXISTS affiliates (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  code TEXT NOT NULL,
  PRIMARY KEY (merchant_id, uid),
  UNIQUE (merchant_id, code),
  FOREIGN KEY (merchant_id, uid) REFERENCES members (merchant_id, uid)
) STRICT;

CREATE TABLE IF NOT EXISTS referrals (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  ref TEXT NOT NULL,
  referrer_uid TEXT,
  at INTEGER NOT NULL,
  staked INTEGER NOT NULL DEFAULT 0 CHECK (staked >= 0),
  earned INTEGER NOT NULL DEFAULT 0 CHECK (earned >= 0),
  paid INTEGER NOT NULL DEFAULT 0 CHECK (paid BETWEEN 0 AND earned),
  PRIMARY KEY (merchant_id, uid),
  FOREIGN KEY (merchant_id, uid) REFERENCES members (merchant_id, uid),
  FOREIGN KEY (merchant_id, referrer_uid) REFERENCES members (merchant_id, uid)
) STRICT;
CREATE INDEX IF NOT EXISTS friends_of_member ON referrals (merchant_id, referrer_uid, at);

CREATE TABLE IF NOT EXISTS clicks (
  merchant_id TEXT NOT NULL,
  code TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (merchant_id, code)
) STRICT;
`,
  names: ['clicks', 'referrals', 'affiliates'],
}
