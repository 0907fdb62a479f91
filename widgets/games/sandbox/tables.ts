import type { PartTables } from '../../../sandbox/part.ts'

/**
 * Maintenance and blocked providers, open games, chosen wallets and rounds. The tables contain hashes instead of the
 * tokens.
 */
export const tables: PartTables = {
  sql: `
CREATE TABLE IF NOT EXISTS maintenance (
  merchant_id TEXT NOT NULL,
  provider_id TEXT NOT NULL,
  starts INTEGER NOT NULL,
  ends INTEGER NOT NULL,
  PRIMARY KEY (merchant_id, provider_id, starts)
) STRICT;

CREATE TABLE IF NOT EXISTS restricted_providers (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  provider_id TEXT NOT NULL,
  PRIMARY KEY (merchant_id, uid, provider_id),
  FOREIGN KEY (merchant_id, uid) REFERENCES members (merchant_id, uid)
) STRICT;

CREATE TABLE IF NOT EXISTS game_sessions (
  merchant_id TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  uid TEXT NOT NULL,
  game_id TEXT NOT NULL,
  wallet INTEGER NOT NULL,
  language TEXT NOT NULL,
  created INTEGER NOT NULL,
  PRIMARY KEY (merchant_id, token_hash),
  FOREIGN KEY (merchant_id, uid) REFERENCES members (merchant_id, uid)
) STRICT;

CREATE TABLE IF NOT EXISTS chosen_wallets (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  provider_id TEXT NOT NULL,
  wallet INTEGER NOT NULL,
  PRIMARY KEY (merchant_id, uid, provider_id),
  FOREIGN KEY (merchant_id, uid) REFERENCES members (merchant_id, uid)
) STRICT;

CREATE TABLE IF NOT EXISTS game_rounds (
  round_id INTEGER PRIMARY KEY AUTOINCREMENT,
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  game_id TEXT NOT NULL,
  category TEXT NOT NULL,
  bet INTEGER NOT NULL CHECK (bet > 0),
  win INTEGER NOT NULL CHECK (win >= 0),
  at INTEGER NOT NULL,
  FOREIGN KEY (merchant_id, uid) REFERENCES members (merchant_id, uid)
) STRICT;
CREATE INDEX IF NOT EXISTS rounds_of_member ON game_rounds (merchant_id, uid, at);
`,
  names: ['game_rounds', 'chosen_wallets', 'game_sessions', 'restricted_providers', 'maintenance'],
}
