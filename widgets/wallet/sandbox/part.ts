import type { SandboxPart } from '../../../sandbox/part.ts'
import { drawPayLogo } from './drawings/draw-pay-logo.ts'
import { drawQr } from './drawings/draw-qr.ts'
import { userAddBankAccount } from './endpoints/add-bank-account.ts'
import { depositAddDeposit } from './endpoints/add-deposit.ts'
import { withdrawCheckFullname } from './endpoints/check-fullname.ts'
import { withdrawCheckPin } from './endpoints/check-pin.ts'
import { withdrawDoWithdraw } from './endpoints/do-withdraw.ts'
import { userGetBal } from './endpoints/get-bal.ts'
import { depositGetDepositChannel } from './endpoints/get-deposit-channel.ts'
import { userGetTransactions } from './endpoints/get-transactions.ts'
import { userGetUserBankDetail } from './endpoints/get-user-bank-detail.ts'
import { withdrawGetWithdrawLimit } from './endpoints/get-withdraw-limit.ts'
import { depositInsertExpressDepositLog } from './endpoints/insert-express-deposit-log.ts'
import { userSetWithdrawPin } from './endpoints/set-withdraw-pin.ts'
import { joinWallet } from './join-wallet.ts'
import { settleDue } from './money/settle-due.ts'
import { walletsOf } from './money/wallets.ts'
import { wholeLedger } from './money/whole-ledger.ts'
import { payerOf } from './payers.ts'
import { handlePayment } from './payment/handle-payment.ts'
import { paymentHost } from './payment/payment-address.ts'
import { withoutMoney } from './seed/openings.ts'
import { seedHistory } from './seed/seed-history.ts'
import { tables } from './tables.ts'

const part: SandboxPart = {
  name: 'wallet',
  data: ['deposit_channels', 'preset_amount', 'withdrawal'],
  tables,
  seed: seedHistory,
  seedNote: ({ number }) => (number === withoutMoney ? 'an empty wallet, no deposit yet' : undefined),
  endpoints: [
    depositAddDeposit,
    depositGetDepositChannel,
    depositInsertExpressDepositLog,
    userAddBankAccount,
    userGetBal,
    userGetTransactions,
    userGetUserBankDetail,
    userSetWithdrawPin,
    withdrawCheckFullname,
    withdrawCheckPin,
    withdrawDoWithdraw,
    withdrawGetWithdrawLimit,
  ],
  hosts: [{ name: paymentHost, handle: handlePayment }],
  drawings: {
    banks: (id, { seed }) => drawPayLogo(id, seed),
    qr: (id, { seed }, { id: brand, data }) =>
      data.deposit_channels.some((channel) => channel.has_qr && String(channel.id) === id)
        ? drawQr(`${brand}:${id}`, seed)
        : undefined,
  },
  member: ({ database }, merchant, { uid }) => {
    const { first_deposit, pin_hash } = payerOf(database, merchant.id, uid)
    return {
      is_first_time_deposit: first_deposit === 1 ? 1 : 0,
      wallet: walletsOf(database, merchant.id, uid),
      is_active_pin: pin_hash ? 1 : 0,
      need_pin: 1,
    }
  },
  dashboard: ({ sandbox, merchant, member, language }) => ({
    wallet: member ? walletsOf(sandbox.database, merchant.id, member.uid, language) : [],
  }),
  settleDue,
  controls: {
    'GET ledger': (sandbox) => {
      for (const merchant of sandbox.merchants) settleDue(sandbox, merchant)
      return Response.json(wholeLedger(sandbox.database))
    },
  },
  on: { 'member-joined': joinWallet },
}

export default part
