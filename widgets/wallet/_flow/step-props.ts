import type { DepositOffer } from '../model/deposit/deposit-offer.ts'
import type { Deposit } from './use-deposit.ts'

/** What a step of a deposit is drawn from. */
export interface StepProps {
  /** What the ids of its fields begin with. */
  readonly id: string
  readonly deposit: Deposit
  readonly offer: DepositOffer
}
