/** The tables of games that were opened. No token stands in them, only its hash. */
export const gameTables = `
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
`

/** These tables, in an order in which they can be emptied. */
export const gameTableNames = ['chosen_wallets', 'game_sessions'] as const
