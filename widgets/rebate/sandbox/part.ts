import type { SandboxPart } from '../../../sandbox/part.ts'
import { rebateCollect } from './endpoints/collect.ts'
import { rebateGetRebates } from './endpoints/get-rebates.ts'
import { addTurnover, seedTurnover } from './rebates.ts'

const part: SandboxPart = {
  name: 'rebate',
  data: ['rebate'],
  tables: {
    sql: `
CREATE TABLE IF NOT EXISTS rebate_turnover (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  kind TEXT NOT NULL,
  turnover INTEGER NOT NULL CHECK (turnover >= 0),
  collected INTEGER,
  PRIMARY KEY (merchant_id, uid, kind),
  FOREIGN KEY (merchant_id, uid) REFERENCES members (merchant_id, uid)
) STRICT;
`,
    names: ['rebate_turnover'],
  },
  seed: seedTurnover,
  endpoints: [rebateCollect, rebateGetRebates],
  on: { 'wallet/staked': addTurnover },
}

export default part
