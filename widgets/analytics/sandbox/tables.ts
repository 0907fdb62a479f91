export const tables = {
  sql: `
CREATE TABLE IF NOT EXISTS tracker_hits (
  merchant_id TEXT NOT NULL,
  number INTEGER NOT NULL,
  tracker TEXT NOT NULL,
  path TEXT NOT NULL,
  sent TEXT NOT NULL,
  referrer TEXT NOT NULL,
  cookie TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (merchant_id, number)
) STRICT;
CREATE TABLE IF NOT EXISTS push_sign_ins (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  origin TEXT NOT NULL,
  PRIMARY KEY (merchant_id, uid, origin)
) STRICT;
CREATE TABLE IF NOT EXISTS push_subscriptions (
  merchant_id TEXT NOT NULL,
  id TEXT NOT NULL,
  origin TEXT NOT NULL,
  endpoint TEXT NOT NULL,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  PRIMARY KEY (merchant_id, id)
) STRICT;
`,
  names: ['tracker_hits', 'push_sign_ins', 'push_subscriptions'],
} as const
