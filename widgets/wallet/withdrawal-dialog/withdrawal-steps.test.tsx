// @vitest-environment window
import { act, type ReactNode } from 'react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { reduceWithdrawalSteps, type WithdrawalState } from '../model/withdrawal/withdrawal-flow.ts'
import { ConfirmStep } from './ConfirmStep.tsx'
import type { WithdrawalScreen } from './use-withdrawal.ts'
import { WithdrawalAmountStep } from './WithdrawalAmountStep.tsx'

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})

const settings = {
  minimum_withdraw: '300',
  maximum_withdraw: '200000',
  crypto_min_withdrawal: '500',
  crypto_max_withdrawal: '100000',
  withdraw_daily_limit: '500000',
}
const state: WithdrawalState = { step: 1, amount: '700', isWithdrawing: false, accounts: [], settings, limit: '5000' }
const dispatch = vi.fn()

async function show(given: WithdrawalState, step: (screen: WithdrawalScreen) => ReactNode): Promise<HTMLElement> {
  const screen = { state: given, dispatch } as unknown as WithdrawalScreen
  const { element, root } = await mountOnStage('wallet/withdrawal-dialog', step(screen))
  onTestFinished(() => act(() => root.unmount()))
  return element
}

const showAmount = (given: WithdrawalState) =>
  show(given, (screen) => <WithdrawalAmountStep screen={screen} support={undefined} />)

test.each([
  ['0.0042', '฿0.0042'],
  ['33.7', '฿33.70'],
  ['36', '฿36.00'],
])('[WDR-03] the confirmation shows a rate of %s as %s', async (currency_rate, shown) => {
  const account = { id: 1, type: 'crypto' as const, coin: 'SHIB', address: 'TQ7h', bank_id: 91, currency_rate }
  const element = await show({ ...state, step: 2, account }, (screen) => <ConfirmStep screen={screen} />)
  expect(element.textContent).toContain(`1 SHIB = ${shown}`)
})

test.each([
  [10, '10'],
  [undefined, '-'],
])('[WDR-07] a daily number of %s withdrawals is shown as %s', async (withdraw_daily_count, shown) => {
  const count = withdraw_daily_count === undefined ? {} : { withdraw_daily_count }
  const element = await showAmount({ ...state, settings: { ...settings, ...count } })
  expect([...element.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['฿500,000.00', shown])
})

test('[WDR-01] the available credit has a control that refreshes it', async () => {
  const element = await showAmount(state)
  const refresh = element.querySelector<HTMLButtonElement>('button[aria-label^="Refresh"]')
  expect(refresh?.previousElementSibling?.textContent).toBe('฿5,000.00')
  await act(async () => refresh?.click())
  expect(dispatch).toHaveBeenLastCalledWith({ type: 'limit-requested' })
})

test('[WDR-01] a member without an account gets a link to the page that adds one', async () => {
  const link = (await showAmount(state)).querySelector('a')
  expect([link?.getAttribute('href'), link?.textContent]).toEqual(['/en-th/bank', 'Add a bank account'])
})

test('[WDR-03] the field says that a coin has no rate', async () => {
  const account = { id: 1, type: 'crypto' as const, coin: 'SHIB', address: 'TQ7h', bank_id: 91, currency_rate: '0' }
  const { state: given } = reduceWithdrawalSteps({ ...state, accounts: [account], account }, { type: 'confirmed' })
  const element = await showAmount(given)
  const field = element.querySelector('#withdrawal-amount')
  expect(field?.getAttribute('aria-describedby')).toBe('withdrawal-amount-error')
  expect(element.querySelector('#withdrawal-amount-error')?.textContent).toContain('no rate for SHIB')
})
