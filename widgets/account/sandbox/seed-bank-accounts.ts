import type { SandboxMerchant, SeededMember, SandboxContext } from '../../../sandbox/index.ts'
import { bankAccountsOf } from './bank-accounts.ts'

/** The number of the seeded member without a bank account. */
const withoutAccount = 11

/**
 * Further accounts of the demo member: one at SCB, and one at GSB, whose account numbers are longer than those of SCB.
 */
const ofDemo = [
  { bankId: 4, number: '4051234567' },
  { bankId: 7, number: '020123456789' },
] as const

/**
 * Gives each member whose currency is THB, except one, an account at Kasikornbank in the member's name. The account
 * number is the member's phone number.
 */
export function seedBankAccounts(
  { database }: SandboxContext,
  merchant: SandboxMerchant,
  members: readonly SeededMember[],
): void {
  for (const { seed, member } of members) {
    if (seed.number === withoutAccount || member.currency !== 'THB') continue
    const accounts = bankAccountsOf(database, merchant.id, member.uid)
    const holder = member.fullname
    accounts.add({ bankId: 2, holder, number: `0${member.phone.slice(-9)}` })
    if (seed.number === 0) for (const account of ofDemo) accounts.add({ ...account, holder })
  }
}
