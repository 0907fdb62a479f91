/** The exports for the sandbox parts of areas that require `account`. */
export { type BankAccountRow, bankAccountsOf } from './bank-accounts.ts'
export { banks, banksOf } from './catalogue/banks.ts'
export { refusal as accountRefusal } from './messages.ts'
export { isSameName } from './profile/personal-fields.ts'
