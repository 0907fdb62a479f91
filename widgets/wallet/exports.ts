/** The exports of this area for the areas that require it. */
export { ClaimButton } from './_page/ClaimButton.tsx'
export { ClaimDone } from './_page/ClaimDone.tsx'
export { UnknownOutcome } from './_page/UnknownOutcome.tsx'
export { useKeptFocus } from './_page/use-kept-focus.ts'
export { useClaim } from './hooks/use-claim.ts'
export { useDepositAddress } from './hooks/use-deposit-address.ts'
export {
  type InterruptedDeposit,
  interruptedDepositQuery,
  readInterruptedDeposit,
} from './model/deposit/deposit-query.ts'
export { usePastClaim } from './hooks/use-past-claim.ts'
export { useMoneyDependencies } from './hooks/use-money-dependencies.ts'
export { lookUpTakenPromotion } from './model/look-up-taken-promotion.ts'
export { readAmount } from './model/money/amount.ts'
export { failedLookUp } from './model/money/failed-look-up.ts'
export { lookUpTransaction } from './model/money/look-up-transaction.ts'
export { createMoneySend, type IntentHeaders, type MoneyDependencies } from './model/money/create-money-send.ts'
export { type LookUpResult, type SendState } from './model/money/send-state.ts'
