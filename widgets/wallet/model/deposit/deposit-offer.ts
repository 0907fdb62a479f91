import type { DepositChannel } from '../../../../schemas/generated/records.ts'
import type { AnswerOf } from '../../../../runtime/widget-api/data.ts'

type Answer = NonNullable<AnswerOf<'deposit/get-deposit-channel'>['data']>

/** The channels and the member's bank account for a deposit, from the backend's answer. */
export interface DepositOffer extends Omit<Answer, 'bankbomb'> {
  /** In their sequence (DEP-03). */
  readonly channels: readonly DepositChannel[]
}
