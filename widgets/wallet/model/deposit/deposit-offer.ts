import type { DepositChannel } from '../../../../schemas/generated/records.ts'
import type { ResponseOf } from '../../../../runtime/widget-api/data.ts'

type ChannelData = NonNullable<ResponseOf<'deposit/get-deposit-channel'>['data']>

/** The backend's response with the channels, the preset amounts, the last deposit and the member's bank account. */
export interface DepositOffer extends Omit<ChannelData, 'bankbomb'> {
  /** Sorted by `sequence` (DEP-03). */
  readonly channels: readonly DepositChannel[]
}
