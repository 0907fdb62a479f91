import type { BankAccount, CryptoAccount } from '../../../../schemas/generated/records.ts'
import { type BankAccountRow, bankAccountsOf, banks } from '../../../account/sandbox/exports.ts'
import { coinsOf } from '../payouts/payout-coins.ts'
import { type CryptoAccountRow, cryptoAccountsOf } from '../payouts/crypto-accounts.ts'
import { maskNumber } from '../payouts/mask-number.ts'
import { memberEndpoint, type SandboxMerchant, textIn } from '../../../../sandbox/index.ts'

/** Payout accounts, the bounds of a withdrawal, and the coins for new addresses (WDR-05, WDR-07, WDR-09). */
export const userGetUserBankDetail = memberEndpoint(
  'user/get-user-bank-detail',
  ({ sandbox, merchant, member, language }) => {
    const { database } = sandbox
    return {
      status: true,
      data: {
        bank: bankAccountsOf(database, merchant.id, member.uid)
          .all()
          .flatMap((row) => toBankAccount(row, language)),
        crypto: cryptoAccountsOf(database, merchant.id, member.uid)
          .all()
          .flatMap((row) => toCryptoAccount(merchant, row)),
        settings: { ...merchant.data.withdrawal.settings },
        coins: coinsOf(merchant, member.currency).map(({ bank_id, coin }) => ({ bank_id, coin })),
      },
    }
  },
)

function toBankAccount({ account_id, bank_id, holder, number }: BankAccountRow, language: string): BankAccount[] {
  const bank = banks.find(({ record }) => record.id === bank_id)
  if (!bank) return []
  return [
    {
      id: account_id,
      type: 'bank',
      bank_type: 'bank',
      bank_name: textIn(bank.names, language),
      account_number: maskNumber(number),
      account_name: holder,
      bank_image: bank.record.img,
    },
  ]
}

/** Hides an address of a coin that the brand no longer pays out. */
function toCryptoAccount(
  merchant: SandboxMerchant,
  { account_id, bank_id, address }: CryptoAccountRow,
): CryptoAccount[] {
  const coin = merchant.data.withdrawal.coins.find((one) => one.bank_id === bank_id)
  return coin ? [{ id: account_id, type: 'crypto', address, ...coin }] : []
}
