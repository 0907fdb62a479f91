// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { CopyButton } from '../../_ui/CopyButton.tsx'
import { bank } from '../model/deposit/testing/sample-channels.ts'
import { TransferDetails } from './TransferDetails.tsx'

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})
afterEach(() => vi.useRealTimers())

test.each<[string, number, () => ReactNode]>([
  ['in a deposit', 2000, () => <TransferDetails channel={bank} offer={{ channels: [bank] }} />],
  ['elsewhere', 1000, () => <CopyButton text="4061234567" label="Number" />],
])('[DEP-13] a button %s confirms a copy for %d ms', async (_where, time, part) => {
  const writeText = vi.fn(async () => {})
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  const { element, root } = await mountOnStage('wallet/deposit-page', part())
  onTestFinished(() => act(() => root.unmount()))
  vi.useFakeTimers()
  const button = element.querySelector('button[data-state]') as HTMLButtonElement
  await act(async () => button.click())
  expect([writeText.mock.calls, button.dataset.state]).toEqual([[['4061234567']], 'copied'])
  await act(async () => vi.advanceTimersByTime(time - 1))
  expect(button.dataset.state).toBe('copied')
  await act(async () => vi.advanceTimersByTime(1))
  expect(button.dataset.state).toBe('ready')
})
