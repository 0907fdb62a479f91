import { expect, test } from '@playwright/test'
import { liveHistory } from '../../widgets/wallet/model/testing/live-history.ts'

const kinds = ['deposit', 'withdrawal'] as const
const servers = {
  'that moves money once for each intent': { isIdempotent: true, failsAfter: true, isSometimesLate: true },
  'that moves money for each call': { isIdempotent: false, failsAfter: false, isSometimesLate: false },
}

for (const kind of kinds) {
  for (const [name, server] of Object.entries(servers)) {
    test(`[DEP-01] [WDR-06] no rule is broken in 10,000 histories of ${kind}s at a server ${name}`, async () => {
      for (let seed = 100_001; seed <= 110_000; seed++) {
        const { ledger, violations, unreported } = await liveHistory({ ...server, kind, seed })
        expect(new Set(ledger.map(({ intent }) => intent)).size, `seed ${seed}`).toBe(ledger.length)
        expect([...violations, ...unreported], `seed ${seed}`).toEqual([])
      }
    })
  }
}
