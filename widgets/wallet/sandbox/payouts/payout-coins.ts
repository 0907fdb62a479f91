import type { SandboxMerchant } from '../../../../sandbox/index.ts'

/** The coins for payouts to a member with this currency. Their rates are in THB. */
export function coinsOf({ data }: SandboxMerchant, currency: string) {
  return currency === 'THB' ? data.withdrawal.coins : []
}
