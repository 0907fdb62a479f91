// @vitest-environment window
import { act, type ReactNode } from 'react'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { bank, express } from '../model/deposit/testing/sample-channels.ts'
import { depositStart } from '../model/deposit/deposit-flow.ts'
import { ChannelStep } from './ChannelStep.tsx'
import { TopUpStep } from './TopUpStep.tsx'
import { TransferDetails } from './TransferDetails.tsx'
import type { Deposit } from './use-deposit.ts'

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})

async function show(part: ReactNode): Promise<HTMLElement> {
  const { element, root } = await mountOnStage('wallet/deposit-page', part)
  onTestFinished(() => act(() => root.unmount()))
  return element
}

test('[DEP-03] each channel has the label Auto or Manual', async () => {
  const channels = [express, { ...bank, automanual: 'Manual' as const }]
  const list = await show(
    <ChannelStep channels={channels} chosen={undefined} recent={undefined} onChannel={() => {}} />,
  )
  const shown = [...list.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(shown).toEqual([expect.stringMatching(/Auto$/), expect.stringMatching(/Manual$/)])
})

test('[DEP-03] the details of a transfer show the member’s own account', async () => {
  const offer = { channels: [bank], user_bank: { img: '/static/art/banks/kbank.svg', account_number: '••••••5678' } }
  const details = await show(<TransferDetails channel={bank} offer={offer} />)
  expect(details.textContent).toContain('Transfer from your account ••••••5678')
  expect(details.querySelector('img[src="/static/art/banks/kbank.svg"]')).not.toBeNull()
})

test.each([
  ['no channel', {}, 'true'],
  ['a channel', { channel: bank }, 'false'],
])(
  '[DEP-02] the button of the top-up is marked as disabled only if no channel is chosen: %s',
  async (_what, chosen, isDisabled) => {
    const state = { ...depositStart('guided'), ...chosen }
    const deposit = { state, dispatch: () => {} } as unknown as Deposit
    const step = await show(<TopUpStep id="test" deposit={deposit} offer={{ channels: [bank] }} />)
    expect(step.querySelector('button[type=submit]')?.getAttribute('aria-disabled')).toBe(isDisabled)
  },
)
