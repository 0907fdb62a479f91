import type { DepositOffer } from '../model/deposit/deposit-offer.ts'
import type { Deposit } from './use-deposit.ts'

/** The props of each step of a deposit. */
export interface StepProps {
  /** The prefix of the ids of the step's fields. */
  readonly id: string
  readonly deposit: Deposit
  readonly offer: DepositOffer
}
