/** The exports of this area for the areas that require it. */
export { useBanks } from './hooks/use-banks.ts'
export { isHolderName } from './model/holder-name.ts'
export { AccountNumberField } from './_bank/AccountNumberField.tsx'
export { BankChoice } from './_bank/BankChoice.tsx'
export { ChosenBank } from './_bank/ChosenBank.tsx'
export { useIsLoggingIn } from './hooks/use-is-logging-in.ts'
