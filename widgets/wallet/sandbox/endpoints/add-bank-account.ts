import { accountRefusal, bankAccountsOf, banksOf, isSameName } from '../../../account/sandbox/exports.ts'
import { type EndpointResponse, inTransaction, type MemberCall, memberEndpoint } from '../../../../sandbox/index.ts'
import { isCoinAddress } from '../payouts/coin-address.ts'
import { coinsOf } from '../payouts/payout-coins.ts'
import { cryptoAccountsOf } from '../payouts/crypto-accounts.ts'
import { refusal } from '../messages.ts'

const name = 'user/add-bank-account'
type AddCall = MemberCall<typeof name>

/** The maximum number of payout accounts of one kind. */
const mostAccounts = 5

/** Adds a bank account in the member's own name, or an address of one of the brand's coins (WDR-09). */
export const userAddBankAccount = memberEndpoint(name, (call) =>
  inTransaction(call.sandbox.database, () => (call.payload.type === 'bank' ? addBank(call) : addCrypto(call))),
)

function addBank({ sandbox, merchant, member, payload, language }: AddCall): EndpointResponse<typeof name> {
  const number = (payload.account_number ?? '').replace(/[\s-]/g, '')
  const bank = banksOf(member.currency).find(({ id }) => id === payload.bank_id)
  const isWithin = bank && number.length >= bank.min_account_number && number.length <= bank.max_account_number
  if (!bank || !isWithin || !/^\d+$/.test(number)) return accountRefusal('bank-account', language)
  if (!isSameName(payload.account_name ?? '', member.fullname)) return refusal('not-your-name', language)
  const accounts = bankAccountsOf(sandbox.database, merchant.id, member.uid)
  const own = accounts.all()
  if (own.some((one) => one.bank_id === bank.id && one.number === number)) return refusal('account-there', language)
  if (own.length >= mostAccounts) return refusal('too-many-accounts', language)
  return { status: true, data: { id: accounts.add({ bankId: bank.id, holder: member.fullname, number }) } }
}

function addCrypto({ sandbox, merchant, member, payload, language }: AddCall): EndpointResponse<typeof name> {
  const coin = coinsOf(merchant, member.currency).find(({ bank_id }) => bank_id === payload.bank_id)
  const address = (payload.address ?? '').trim()
  if (!coin || !isCoinAddress(coin.coin, address)) return refusal('address-wrong', language)
  const accounts = cryptoAccountsOf(sandbox.database, merchant.id, member.uid)
  const own = accounts.all()
  if (own.some((one) => one.bank_id === coin.bank_id && one.address === address)) {
    return refusal('account-there', language)
  }
  if (own.length >= mostAccounts) return refusal('too-many-accounts', language)
  return { status: true, data: { id: accounts.add({ bankId: coin.bank_id, address }) } }
}
