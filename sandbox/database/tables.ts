/**
 * The tables that every sandbox has. Each row belongs to one merchant, and each key begins with `merchant_id`. Times
 * are in milliseconds since 1970.
 */
export const tables = `
CREATE TABLE IF NOT EXISTS seeded (
  merchant_id TEXT PRIMARY KEY,
  seed INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS seeded_parts (
  merchant_id TEXT NOT NULL,
  part TEXT NOT NULL,
  received INTEGER,
  PRIMARY KEY (merchant_id, part)
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
  mid TEXT NOT NULL,
  member_group TEXT NOT NULL,
  verify_email INTEGER NOT NULL,
  verify_phone INTEGER NOT NULL,
  note TEXT NOT NULL,
  PRIMARY KEY (merchant_id, uid),
  UNIQUE (merchant_id, username)
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
`

/** The names of these tables, in the order in which their rows are deleted, after the rows of the parts. */
export const tableNames = ['sessions', 'members', 'seeded_parts', 'seeded'] as const
