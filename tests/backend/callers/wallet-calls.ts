import { expect } from 'vitest'
import { createDevice } from '../../../runtime/flow/testing/simulated-device.ts'
import { createVirtualTime } from '../../../runtime/flow/testing/virtual-time.ts'
import type { DepositChannel } from '../../../schemas/generated/records.ts'
import { useDepositChannels } from '../../../widgets/wallet/hooks/use-deposit-channels.ts'
import { createDeposit } from '../../../widgets/wallet/model/deposit/create-deposit.ts'
import { bank, express, page, slip } from '../../../widgets/wallet/model/deposit/testing/sample-channels.ts'
import { createWithdrawal } from '../../../widgets/wallet/model/withdrawal/create-withdrawal.ts'
import type { Callers, Changes, RecordingBackend } from '../recording-backend.ts'
import { readHook } from './read-hook.tsx'

/** The dependencies that a deposit and a withdrawal share. */
function moneyDependenciesOf({ call }: RecordingBackend) {
  const time = createVirtualTime(Date.UTC(2026, 10, 21, 10))
  const device = createDevice(time)
  device.become('malee')
  const tab = device.openTab()
  let intents = 0
  return {
    time,
    flow: tab.context(),
    call,
    idempotencyHeader: 'intent',
    callTimeout: 30_000,
    hold: tab.hold,
    wait: time.wait,
    newIntent: () => `intent-${String(++intents).padStart(6, '0')}`,
    currency: 'THB',
  }
}

/** Deposits by a channel. Returns the step and the address of the payment page. */
const deposit = (channel: DepositChannel, receipts: readonly string[] = []) => {
  return async (backend: RecordingBackend): Promise<unknown> => {
    const { time, ...dependencies } = moneyDependenciesOf(backend)
    const flow = createDeposit({
      ...dependencies,
      variant: 'standard',
      offer: { channels: [channel] },
      query: { promotionId: 3 },
      countdowns: { start: () => {}, secondsLeft: () => 0, clear: () => {} },
      serverNow: time.now,
      showFailure: () => {},
      onTaken: () => {},
      onChanged: () => {},
      onDone: () => {},
      openPage: () => {},
    })
    const { act, view } = flow
    void act({ type: 'channel-chosen', channel })
    await expect.poll(() => view().state.deposit.step).not.toBe(20)
    void act({ type: 'amount-typed', text: '500' })
    for (const key of receipts) {
      if (channel.rapid_auto === 1) flow.addPicture(key, new Blob(['picture']))
      else void act({ type: 'receipt-added', key })
    }
    void act({ type: 'continued' })
    await expect.poll(() => [1, 35, 40].includes(view().state.deposit.step)).toBe(true)
    if (view().state.deposit.step === 1) {
      await expect.poll(() => backend.payloadsOf('promotion/apply-promotion').length).toBe(1)
    }
    const { step, url } = view().state.deposit
    flow.close()
    return { step, url }
  }
}

/** Withdraws 500 to the first account. Returns the amounts that the flow reports. */
async function withdraw(backend: RecordingBackend): Promise<unknown> {
  const { time: _time, ...dependencies } = moneyDependenciesOf(backend)
  const done: string[] = []
  const { act, view, close } = createWithdrawal({
    ...dependencies,
    onClose: () => {},
    onChanged: () => {},
    onSuccess: (amount) => void done.push(amount),
    onFailure: () => {},
    onMessage: () => {},
  })
  const state = () => view().state.withdrawal
  await expect.poll(() => state().account !== undefined && state().limit !== undefined).toBe(true)
  void act({ type: 'amount-typed', text: '500' })
  void act({ type: 'confirmed' })
  void act({ type: 'confirmed' })
  await expect.poll(() => done).toHaveLength(1)
  close()
  return done
}

const coin = { type: 'crypto', id: 9, coin: 'USDT', address: 'T9', bank_id: 40, currency_rate: '40' }
const withAccounts = (accounts: object): Changes => ({
  'user/get-user-bank-detail': ({ data, ...response }) => ({ ...response, data: { ...(data as object), ...accounts } }),
})
const account = { id: 21, type: 'bank', bank_type: 'bank', bank_name: 'Kasikorn', account_number: '9876543210' }
const bankAccount = withAccounts({ bank: [account] })
const promotion = { promotion_id: 3, is_from_deposit_page: 1 }
const shared = { pay_t: '2026-11-21 18:00:00', payment_type: 'ewallet' }
const acknowledged = { step: 1, url: undefined }

export const walletCalls: Callers = {
  'deposit/get-deposit-channel': [
    {
      caller: 'the channels of a deposit',
      drive: readHook('wallet/deposit-page', () => ({ data: useDepositChannels().offer })),
      // The specification names no field.
      payloads: [{ currency: 'THB' }],
      read: expect.objectContaining({
        channels: [expect.objectContaining({ id: 1 }), expect.objectContaining({ id: 2 })],
        preset_amount: ['100', '300', '666'],
      }),
    },
  ],
  'deposit/insert-express-deposit-log': [
    {
      caller: 'a transfer that a bankbot recognises',
      drive: deposit(express),
      // The specification names no field.
      payloads: [{ bank_id: 11 }],
    },
  ],
  'deposit/add-deposit': [
    {
      caller: 'a bank channel',
      drive: deposit(bank, ['a', 'b']),
      payloads: [{ ...shared, amount: '500', bank_id: 12, payment_method: 'bank-transfer', receipt: 'a,b' }],
      read: acknowledged,
    },
    {
      caller: 'a channel with a payment page',
      changes: { 'deposit/add-deposit': (response) => ({ ...response, data: { url: 'https://pay.example/1' } }) },
      drive: deposit(page),
      payloads: [{ ...shared, amount: '500', bank_id: 16, payment_method: 'gateway', receipt: '' }],
      read: { step: 40, url: 'https://pay.example/1' },
    },
    {
      caller: 'the form of a rapid-auto channel',
      drive: deposit(slip, ['a']),
      payloads: [
        {
          ...shared,
          bank_id: '13',
          payment_method: 'rapid-auto',
          payment_code: '13',
          currency: 'THB',
          receipt: 'a',
          method: 'rapid-auto',
          rapid_auto: '1',
          receipt_file: expect.any(Blob),
        },
      ],
      read: acknowledged,
    },
  ],
  'promotion/apply-promotion': [
    {
      caller: 'a deposit with a promotion',
      drive: deposit(bank, ['a']),
      payloads: [promotion],
      read: acknowledged,
    },
  ],
  'user/get-user-bank-detail': [
    {
      caller: 'the withdrawal',
      changes: bankAccount,
      drive: withdraw,
      // The specification names no field.
      payloads: [{ currency: 'THB' }],
      read: ['500'],
    },
  ],
  'withdraw/get-withdraw-limit': [
    {
      caller: 'the withdrawal',
      changes: bankAccount,
      drive: withdraw,
      // The specification names no field.
      payloads: [{ currency: 'THB' }],
      read: ['500'],
    },
  ],
  'withdraw/do-withdraw': [
    {
      caller: 'a withdrawal to a bank',
      changes: bankAccount,
      drive: withdraw,
      payloads: [{ amount: '500', tangki_id: 21 }],
      read: ['500'],
    },
    {
      caller: 'a withdrawal to a coin’s address',
      changes: withAccounts({ bank: [], crypto: [coin] }),
      drive: withdraw,
      payloads: [{ amount: '500', account_id: 9, actual_amount: '12.5', address: 'T9' }],
      read: ['500'],
    },
  ],
}
