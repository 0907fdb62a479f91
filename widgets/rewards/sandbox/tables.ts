import type { PartTables } from '../../../sandbox/part.ts'

/** Spins, envelopes, the ledger of points, and redeemed items. */
export const tables: PartTables = {
  sql: `
CREATE TABLE IF NOT EXISTS wheel_spins (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  number INTEGER NOT NULL,
  day TEXT NOT NULL,
  is_free INTEGER NOT NULL CHECK (is_free IN (0, 1)),
  segment INTEGER NOT NULL,
  intent TEXT,
  at INTEGER NOT NULL,
  PRIMARY KEY (merchant_id, uid, number)
) STRICT;

CREATE TABLE IF NOT EXISTS envelopes (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  envelope_id INTEGER NOT NULL,
  starts INTEGER NOT NULL,
  ends INTEGER NOT NULL,
  amount INTEGER CHECK (amount > 0),
  PRIMARY KEY (merchant_id, uid, envelope_id)
) STRICT;

CREATE TABLE IF NOT EXISTS points_ledger (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  number INTEGER NOT NULL,
  points INTEGER NOT NULL,
  balance INTEGER NOT NULL CHECK (balance >= 0),
  note TEXT NOT NULL,
  intent TEXT,
  at INTEGER NOT NULL,
  PRIMARY KEY (merchant_id, uid, number)
) STRICT;

CREATE TABLE IF NOT EXISTS reward_redemptions (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  number INTEGER NOT NULL,
  item_id INTEGER NOT NULL,
  PRIMARY KEY (merchant_id, uid, number)
) STRICT;
`,
  names: ['wheel_spins', 'envelopes', 'points_ledger', 'reward_redemptions'],
}
