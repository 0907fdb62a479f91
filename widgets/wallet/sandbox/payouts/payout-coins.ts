import type { SandboxMerchant } from '../../../../sandbox/index.ts'

/** The coins that a member with this currency may be paid in: their rates are in THB. */
export function coinsOf({ data }: SandboxMerchant, currency: string) {
  return currency === 'THB' ? data.withdrawal.coins : []
}
