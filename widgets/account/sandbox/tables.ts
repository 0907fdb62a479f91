import type { PartTables } from '../../../sandbox/part.ts'

/** Sign-ups, one-time passwords, bank accounts and documents. The tables contain hashes instead of the codes. */
export const tables: PartTables = {
  sql: `
CREATE TABLE IF NOT EXISTS one_time_passwords (
  merchant_id TEXT NOT NULL,
  purpose TEXT NOT NULL CHECK (purpose IN ('register', 'forget', 'email', 'phone')),
  account TEXT NOT NULL,
  code_hash TEXT NOT NULL,
  send_type TEXT NOT NULL CHECK (send_type IN ('sms', 'email')),
  masked TEXT NOT NULL,
  sent INTEGER NOT NULL,
  tries INTEGER NOT NULL,
  checked INTEGER,
  PRIMARY KEY (merchant_id, purpose, account)
) STRICT;

CREATE TABLE IF NOT EXISTS sign_ups (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  tax_id TEXT NOT NULL,
  terms_version TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (merchant_id, uid),
  FOREIGN KEY (merchant_id, uid) REFERENCES members (merchant_id, uid)
) STRICT;

CREATE TABLE IF NOT EXISTS bank_accounts (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  account_id INTEGER NOT NULL,
  bank_id INTEGER NOT NULL,
  holder TEXT NOT NULL,
  number TEXT NOT NULL,
  is_verified INTEGER NOT NULL CHECK (is_verified IN (0, 1)),
  PRIMARY KEY (merchant_id, uid, account_id),
  FOREIGN KEY (merchant_id, uid) REFERENCES members (merchant_id, uid)
) STRICT;

CREATE TABLE IF NOT EXISTS id_documents (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  kind TEXT NOT NULL,
  object_key TEXT NOT NULL,
  submitted INTEGER NOT NULL,
  PRIMARY KEY (merchant_id, uid)
) STRICT;
`,
  names: ['id_documents', 'bank_accounts', 'sign_ups', 'one_time_passwords'],
}
