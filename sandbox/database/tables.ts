import { accountTableNames, accountTables } from './account-tables.ts'
import { moneyTableNames, moneyTables } from './money-tables.ts'
import { gameTableNames, gameTables } from './game-tables.ts'

/**
 * The tables of the sandbox. Each row belongs to one merchant, each key begins with it, and money is whole minor units
 * (satang). Times are milliseconds since 1970.
 */
export const tables = `
CREATE TABLE IF NOT EXISTS seeded (
  merchant_id TEXT PRIMARY KEY,
  seed INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS members (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  username TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  fullname TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  currency TEXT NOT NULL,
  locale TEXT NOT NULL,
  vip INTEGER NOT NULL CHECK (vip BETWEEN 1 AND 9),
  mid TEXT NOT NULL,
  first_deposit INTEGER NOT NULL CHECK (first_deposit IN (0, 1)),
  member_group TEXT NOT NULL,
  restricted TEXT NOT NULL,
  affiliate_code TEXT NOT NULL,
  pin_hash TEXT,
  verify_email INTEGER NOT NULL,
  verify_phone INTEGER NOT NULL,
  note TEXT NOT NULL,
  PRIMARY KEY (merchant_id, uid),
  UNIQUE (merchant_id, username)
) STRICT;

CREATE TABLE IF NOT EXISTS wallets (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  position INTEGER NOT NULL,
  display TEXT NOT NULL,
  balance INTEGER NOT NULL CHECK (balance >= 0),
  PRIMARY KEY (merchant_id, uid, position),
  FOREIGN KEY (merchant_id, uid) REFERENCES members (merchant_id, uid)
) STRICT;

CREATE TABLE IF NOT EXISTS sessions (
  merchant_id TEXT NOT NULL,
  id_hash TEXT NOT NULL,
  uid TEXT NOT NULL,
  utk TEXT NOT NULL,
  created INTEGER NOT NULL,
  seen INTEGER NOT NULL,
  ended_code INTEGER,
  PRIMARY KEY (merchant_id, id_hash),
  FOREIGN KEY (merchant_id, uid) REFERENCES members (merchant_id, uid)
) STRICT;

CREATE TABLE IF NOT EXISTS maintenance (
  merchant_id TEXT NOT NULL,
  provider_id TEXT NOT NULL,
  starts INTEGER NOT NULL,
  ends INTEGER NOT NULL,
  PRIMARY KEY (merchant_id, provider_id, starts)
) STRICT;

CREATE TABLE IF NOT EXISTS notice_reads (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  notice_id INTEGER NOT NULL,
  PRIMARY KEY (merchant_id, uid, notice_id)
) STRICT;

CREATE TABLE IF NOT EXISTS clicks (
  merchant_id TEXT NOT NULL,
  code TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (merchant_id, code)
) STRICT;

CREATE TABLE IF NOT EXISTS member_promotions (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  promotion_id INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('running', 'completed', 'expired')),
  bonus INTEGER NOT NULL,
  turnover_done INTEGER NOT NULL,
  turnover_target INTEGER NOT NULL,
  transaction_id TEXT,
  PRIMARY KEY (merchant_id, uid, promotion_id)
) STRICT;

CREATE TABLE IF NOT EXISTS mission_claims (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  day TEXT NOT NULL,
  PRIMARY KEY (merchant_id, uid, day)
) STRICT;
${accountTables}${moneyTables}${gameTables}`

/** Every table, in an order in which they can be emptied. */
export const tableNames = [
  ...moneyTableNames,
  ...gameTableNames,
  ...accountTableNames,
  'mission_claims',
  'member_promotions',
  'clicks',
  'notice_reads',
  'maintenance',
  'sessions',
  'wallets',
  'members',
  'seeded',
] as const
