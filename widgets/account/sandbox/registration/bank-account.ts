import type { Bank, QuickRegisterSetting, RegistrationDraft } from '../../../../schemas/generated/records.ts'
import type { NewBankAccount } from './create-member.ts'
import { isPersonName } from '../profile/personal-fields.ts'
import { banksOf } from '../catalogue/banks.ts'
import { type AccountName, lookUpAccountName } from './look-up-account-name.ts'

/**
 * The bank that the draft names. Undefined if the bank is unknown, or if the account number does not fit the bank
 * (VAL-10).
 */
export function bankOf({ bank_id, acc_number }: RegistrationDraft, currency: string): Bank | undefined {
  const bank = banksOf(currency).find(({ id }) => id === bank_id)
  if (!bank || !/^\d+$/.test(acc_number)) return undefined
  const isWithin = acc_number.length >= bank.min_account_number && acc_number.length <= bank.max_account_number
  return isWithin ? bank : undefined
}

/**
 * The bank's response about the account. If the bank or the brand looks up no names, the status is FAILED, and the
 * visitor types the name.
 */
export function accountNameOf(
  seed: number,
  setting: QuickRegisterSetting,
  { id, VERIFY }: Bank,
  number: string,
): AccountName {
  return setting.verify_account_name === 1 && VERIFY === 1 ? lookUpAccountName(seed, id, number) : { status: 'FAILED' }
}

/**
 * Reads the bank account of a sign-up. Undefined if a part of it is missing or out of bounds. A name that the bank
 * reports overrides the name in the draft.
 */
export function readBankAccount(
  seed: number,
  setting: QuickRegisterSetting,
  draft: RegistrationDraft,
  currency: string,
): NewBankAccount | undefined {
  const bank = bankOf(draft, currency)
  if (!bank) return undefined
  const name = accountNameOf(seed, setting, bank, draft.acc_number)
  const holder = name.status === 'SUCCESS' ? name.holder : draft.acc_name.trim()
  if (!isPersonName(holder)) return undefined
  return { bankId: bank.id, holder, number: draft.acc_number, isVerified: name.status === 'SUCCESS' }
}
