import type { PartTables } from '../../../sandbox/part.ts'

/**
 * The members' limits in minor units or minutes, their pauses, and the minutes between their reminders. Times are
 * milliseconds since 1970.
 */
export const tables: PartTables = {
  sql: `
CREATE TABLE IF NOT EXISTS play_limits (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('deposit', 'loss', 'session')),
  period TEXT NOT NULL CHECK (period IN ('day', 'week', 'month', 'session')),
  amount INTEGER CHECK (amount > 0),
  next_amount INTEGER CHECK (next_amount > 0),
  next_from INTEGER,
  PRIMARY KEY (merchant_id, uid, kind, period),
  FOREIGN KEY (merchant_id, uid) REFERENCES members (merchant_id, uid)
) STRICT;

CREATE TABLE IF NOT EXISTS play_pauses (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('break', 'exclusion')),
  until INTEGER NOT NULL,
  PRIMARY KEY (merchant_id, uid, kind),
  FOREIGN KEY (merchant_id, uid) REFERENCES members (merchant_id, uid)
) STRICT;

CREATE TABLE IF NOT EXISTS play_reminders (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  minutes INTEGER NOT NULL CHECK (minutes >= 0),
  PRIMARY KEY (merchant_id, uid),
  FOREIGN KEY (merchant_id, uid) REFERENCES members (merchant_id, uid)
) STRICT;
`,
  names: ['play_limits', 'play_pauses', 'play_reminders'],
}
