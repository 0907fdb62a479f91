import { control } from './sandbox.ts'
import type { Brand } from './site.ts'

/** The amounts of a brand's withdrawals in the sandbox's ledger, as decimal strings. Leaves out seeded withdrawals. */
export async function withdrawalsOf(brand: Brand): Promise<readonly string[]> {
  const { ledger } = await control<{ ledger: readonly Row[] }>('GET', 'ledger')
  return ledger
    .filter((row) => row.merchant === brand && row.kind === 'withdrawal' && row.seeded === 0)
    .map(({ amount }) => amount)
}

interface Row {
  readonly merchant: string
  readonly kind: string
  readonly seeded: 0 | 1
  readonly amount: string
}
