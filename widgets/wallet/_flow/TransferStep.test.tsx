// @vitest-environment window
import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import type { DepositChannel } from '../../../schemas/generated/records.ts'
import { type DepositVariant, depositStart } from '../model/deposit/deposit-flow.ts'
import { bankExpress, express, slipExpress } from '../model/deposit/testing/sample-channels.ts'
import { TransferStep } from './TransferStep.tsx'
import type { Deposit } from './use-deposit.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Shows the transfer details of a channel. */
async function show(variant: DepositVariant, channel: DepositChannel, secondsToTransfer = 600): Promise<HTMLElement> {
  const state = { ...depositStart(variant), step: 35 as const, channel, amount: '500' }
  const deposit = { state, secondsToTransfer, dispatch: vi.fn(), addReceipt: vi.fn() } as unknown as Deposit
  const step = <TransferStep id="test" deposit={deposit} offer={{ channels: [channel] }} />
  const { element, root } = await mountOnStage('wallet/deposit-page', step)
  onTestFinished(() => act(() => root.unmount()))
  return element
}

test.each<[string, DepositVariant, DepositChannel, { amount: boolean; receipt: boolean }]>([
  ['to a bankbot channel has the field for the amount', 'standard', express, { amount: true, receipt: false }],
  [
    'to a channel that asks for a receipt has the fields for amount and receipt',
    'standard',
    bankExpress,
    { amount: true, receipt: true },
  ],
  [
    'to a channel that reads the amount from the receipt has only the field for the receipt',
    'standard',
    slipExpress,
    { amount: false, receipt: true },
  ],
  ['of the guided variant has neither field', 'guided', bankExpress, { amount: false, receipt: false }],
])('[DEP-05] [DEP-07] the form of a transfer %s', async (_what, variant, channel, { amount, receipt }) => {
  const element = await show(variant, channel)
  expect(element.querySelector('[data-testid=account-number]')?.textContent).toBe('0198812345')
  expect(element.querySelector('input[inputmode=decimal]') !== null).toBe(amount)
  expect(element.querySelector('input[type=file]') !== null).toBe(receipt)
})

test.each([
  [600, '10:00'],
  [0, undefined],
])('[DEP-02] [DEP-11] with %i s left, the time that a transfer shows is %s', async (seconds, shown) => {
  const element = await show('guided', express, seconds)
  expect(element.querySelector('[data-testid=time-left]')?.textContent).toBe(shown)
})
