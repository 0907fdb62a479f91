import { bankAccountsOf, banks } from '../../../account/sandbox/exports.ts'
import { type MemberCall, memberEndpoint, objectionTo, refuse, textIn, toDecimal } from '../../../../sandbox/index.ts'
import { channelsOf, toChannel } from '../deposits/channels.ts'
import { maskNumber } from '../payouts/mask-number.ts'
import { findHistory } from '../money/transactions.ts'

/**
 * The channels in the member's currency, the last completed deposit, preset amounts, and the member's paying account
 * (DEP-03, DEP-06).
 */
export const depositGetDepositChannel = memberEndpoint('deposit/get-deposit-channel', (call) => {
  const { sandbox, merchant, member, language } = call
  const objection = objectionTo(sandbox, merchant, 'wallet/deposit', {
    uid: member.uid,
    amount: 0,
    at: sandbox.clock.now(),
  })
  if (objection) return refuse(objection.code, textIn(objection.text, language))
  const channels = channelsOf(merchant, member.currency)
  const recent = recentDeposit(call)
  const userBank = userBankOf(call)
  return {
    status: true,
    data: {
      bankbomb: channels.map((channel) => toChannel(channel, call.language)),
      preset_amount: channels.length > 0 ? [...call.merchant.data.preset_amount] : [],
      ...(recent && { recent_deposit: recent }),
      ...(userBank && { user_bank: userBank }),
    },
  }
})

/** The last completed deposit. */
function recentDeposit({ sandbox, merchant, member }: MemberCall<'deposit/get-deposit-channel'>) {
  const filter = { uid: member.uid, kind: 'deposit', state: 'done' } as const
  const [last] = findHistory(sandbox.database, merchant.id, filter, { limit: 1, offset: 0 })
  return last && last.channel_id !== null
    ? { merchant_bank_id: last.channel_id, amount: toDecimal(last.amount) }
    : undefined
}

function userBankOf({ sandbox, merchant, member }: MemberCall<'deposit/get-deposit-channel'>) {
  const [account] = bankAccountsOf(sandbox.database, merchant.id, member.uid).all()
  const bank = banks.find(({ record }) => record.id === account?.bank_id)
  return account && bank ? { img: bank.record.img, account_number: maskNumber(account.number) } : undefined
}
