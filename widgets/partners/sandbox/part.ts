import { originOf } from '../../../sandbox/index.ts'
import type { SandboxPart } from '../../../sandbox/part.ts'
import { affiliateCodeOf, joinPartners } from './affiliates.ts'
import { userUpdateClick } from './endpoints/update-click.ts'

const part: SandboxPart = {
  name: 'partners',
  data: ['partnership'],
  tables: {
    sql: `
CREATE TABLE IF NOT EXISTS affiliates (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  code TEXT NOT NULL,
  PRIMARY KEY (merchant_id, uid),
  UNIQUE (merchant_id, code),
  FOREIGN KEY (merchant_id, uid) REFERENCES members (merchant_id, uid)
) STRICT;

CREATE TABLE IF NOT EXISTS referrals (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  ref TEXT NOT NULL,
  referrer_uid TEXT,
  at INTEGER NOT NULL,
  PRIMARY KEY (merchant_id, uid),
  FOREIGN KEY (merchant_id, uid) REFERENCES members (merchant_id, uid),
  FOREIGN KEY (merchant_id, referrer_uid) REFERENCES members (merchant_id, uid)
) STRICT;

CREATE TABLE IF NOT EXISTS clicks (
  merchant_id TEXT NOT NULL,
  code TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (merchant_id, code)
) STRICT;
`,
    names: ['clicks', 'referrals', 'affiliates'],
  },
  endpoints: [userUpdateClick],
  files: { partnership: (_world, merchant) => merchant.data.partnership },
  dashboard: ({ world, merchant, member }) => {
    if (!member) return {}
    const code = affiliateCodeOf(world.database, merchant.id, member.uid)
    return { crm: { affiliate_username: code, link: `${originOf(merchant)}/?aff=${code}` } }
  },
  on: { 'member-joined': joinPartners },
}

export default part
