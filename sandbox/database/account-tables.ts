/** The tables of sign-ups and one-time passwords. No code stands in them, only its hash. */
export const accountTables = `
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
  ref TEXT NOT NULL,
  referrer_uid TEXT,
  tax_id TEXT NOT NULL,
  terms_version TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (merchant_id, uid),
  FOREIGN KEY (merchant_id, uid) REFERENCES members (merchant_id, uid),
  FOREIGN KEY (merchant_id, referrer_uid) REFERENCES members (merchant_id, uid)
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
`

/** These tables, in an order in which they can be emptied. */
export const accountTableNames = ['bank_accounts', 'sign_ups', 'one_time_passwords'] as const
