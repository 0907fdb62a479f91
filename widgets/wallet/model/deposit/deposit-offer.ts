import type { DepositChannel } from '../../../../schemas/generated/records.ts'
import type { ResponseOf } from '../../../../runtime/widget-api/data.ts'

type ChannelData = NonNullable<ResponseOf<'deposit/get-deposit-channel'>['data']>

/** The channels and the member's bank account for a deposit, from the backend's response. */
export interface DepositOffer extends Omit<ChannelData, 'bankbomb'> {
  /** In their sequence (DEP-03). */
  readonly channels: readonly DepositChannel[]
}
