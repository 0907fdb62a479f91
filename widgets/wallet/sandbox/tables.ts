import type { PartTables } from '../../../sandbox/part.ts'

/**
 * The tables of money, in whole minor units (satang). A trigger adds each row of the ledger to its wallet, and nothing
 * else changes a balance. A constraint refuses a row that would take a wallet below zero.
 */
export const tables: PartTables = {
  sql: `
CREATE TABLE IF NOT EXISTS wallets (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  position INTEGER NOT NULL,
  display TEXT NOT NULL,
  balance INTEGER NOT NULL CHECK (balance >= 0),
  PRIMARY KEY (merchant_id, uid, position),
  FOREIGN KEY (merchant_id, uid) REFERENCES members (merchant_id, uid)
) STRICT;

CREATE TABLE IF NOT EXISTS payers (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  first_deposit INTEGER NOT NULL CHECK (first_deposit IN (0, 1)),
  pin_hash TEXT,
  PRIMARY KEY (merchant_id, uid),
  FOREIGN KEY (merchant_id, uid) REFERENCES members (merchant_id, uid)
) STRICT;

CREATE TABLE IF NOT EXISTS transactions (
  merchant_id TEXT NOT NULL,
  id TEXT NOT NULL,
  uid TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('deposit', 'withdrawal')),
  state TEXT NOT NULL CHECK (state IN ('pending', 'done', 'refused')),
  amount INTEGER NOT NULL CHECK (amount >= 0),
  channel_id INTEGER,
  method TEXT NOT NULL,
  account TEXT NOT NULL,
  actual_amount TEXT,
  receipt TEXT NOT NULL,
  is_express INTEGER NOT NULL CHECK (is_express IN (0, 1)),
  page_id TEXT,
  created INTEGER NOT NULL,
  settles INTEGER,
  settled INTEGER,
  intent TEXT,
  PRIMARY KEY (merchant_id, id),
  FOREIGN KEY (merchant_id, uid) REFERENCES members (merchant_id, uid)
) STRICT;
CREATE INDEX IF NOT EXISTS pending_transactions ON transactions (merchant_id) WHERE state = 'pending';
CREATE UNIQUE INDEX IF NOT EXISTS payment_pages ON transactions (page_id) WHERE page_id IS NOT NULL;

CREATE TABLE IF NOT EXISTS ledger (
  entry_id INTEGER PRIMARY KEY AUTOINCREMENT,
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  position INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('opening', 'deposit', 'withdrawal', 'returned', 'bonus', 'released', 'burned', 'stake', 'prize')),
  amount INTEGER NOT NULL,
  transaction_id TEXT,
  intent TEXT,
  note TEXT NOT NULL,
  at INTEGER NOT NULL,
  UNIQUE (merchant_id, transaction_id, kind),
  FOREIGN KEY (merchant_id, uid, position) REFERENCES wallets (merchant_id, uid, position)
) STRICT;
CREATE TRIGGER IF NOT EXISTS ledger_moves_wallet AFTER INSERT ON ledger BEGIN
  UPDATE wallets SET balance = balance + NEW.amount
  WHERE merchant_id = NEW.merchant_id AND uid = NEW.uid AND position = NEW.position;
END;
CREATE TRIGGER IF NOT EXISTS ledger_refuses_updates BEFORE UPDATE ON ledger BEGIN
  SELECT RAISE(ABORT, 'A row of the ledger must not change.');
END;
CREATE TRIGGER IF NOT EXISTS ledger_bounds BEFORE INSERT ON ledger WHEN NEW.amount = 0 BEGIN
  SELECT RAISE(ABORT, 'The amount of a row of the ledger must not be 0.');
END;
CREATE VIEW IF NOT EXISTS money_history AS
  SELECT merchant_id, id, uid, kind, state, amount, channel_id, method, account, actual_amount, receipt, is_express,
    page_id, created, settles, settled, intent, rowid AS place
  FROM transactions
  UNION ALL
  SELECT merchant_id, 'B' || entry_id, uid, 'bonus', 'done', amount, NULL, note, '', NULL, '', 0,
    NULL, at, at, at, intent, entry_id
  FROM ledger WHERE kind = 'bonus';

CREATE TABLE IF NOT EXISTS intents (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  intent TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  answer TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (merchant_id, uid, intent)
) STRICT;

CREATE TABLE IF NOT EXISTS express_deposit_logs (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  channel_id INTEGER NOT NULL,
  amount INTEGER,
  at INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS crypto_accounts (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  account_id INTEGER NOT NULL,
  bank_id INTEGER NOT NULL,
  address TEXT NOT NULL,
  PRIMARY KEY (merchant_id, uid, account_id),
  FOREIGN KEY (merchant_id, uid) REFERENCES members (merchant_id, uid)
) STRICT;

CREATE TABLE IF NOT EXISTS withdrawal_checks (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  utk TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('pin', 'fullname')),
  expires INTEGER NOT NULL,
  PRIMARY KEY (merchant_id, uid, utk)
) STRICT;

CREATE TABLE IF NOT EXISTS wrong_checks (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  count INTEGER NOT NULL,
  last INTEGER NOT NULL,
  PRIMARY KEY (merchant_id, uid)
) STRICT;
`,
  names: [
    'wrong_checks',
    'withdrawal_checks',
    'crypto_accounts',
    'express_deposit_logs',
    'intents',
    'ledger',
    'transactions',
    'payers',
    'wallets',
  ],
}
