/** The parts of this area that areas which require it may use. */
export { AccountNumberField } from './_bank/AccountNumberField.tsx'
export { BankChoice } from './_bank/BankChoice.tsx'
export { ChosenBank } from './_bank/ChosenBank.tsx'
