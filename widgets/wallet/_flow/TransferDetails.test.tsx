// @vitest-environment window
import { act, type ReactNode } from 'react'
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { CopyButton } from '../../_ui/CopyButton.tsx'
import { bank } from '../model/deposit/testing/sample-channels.ts'
import { TransferDetails } from './TransferDetails.tsx'

beforeAll(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
})
afterEach(() => vi.useRealTimers())

const account = '123-4-56789-0'
const inDeposit = <TransferDetails channel={{ ...bank, account_number: account }} offer={{ channels: [bank] }} />
const elsewhere = <CopyButton text={account} label="Code" />

/** A page with a button that copies. The clipboard calls `write`. */
async function open(part: ReactNode, write: (text: string) => Promise<void> = async () => {}) {
  const copied: string[] = []
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (text: string) => write(text).then(() => copied.push(text)) },
  })
  const { element, root } = await mountOnStage('wallet/deposit-dialog', part)
  onTestFinished(() => act(async () => root.unmount()))
  vi.useFakeTimers()
  return {
    copied,
    press: () => act(async () => element.querySelector('button')?.click()),
    pass: (ms: number) => act(async () => vi.advanceTimersByTime(ms)),
    /** The text that a screen reader announces. */
    status: () => element.querySelector('[role=status]')?.textContent,
  }
}

test.each([
  ['2 s in a deposit', inDeposit, 2000],
  ['1 s elsewhere', elsewhere, 1000],
])('[DEP-13] a copied text is confirmed for %s', async (_where, part, time) => {
  const { press, pass, status, copied } = await open(part)
  expect(status()).toBe('')
  await press()
  expect(copied).toEqual([account])
  await pass(time - 1)
  expect(status()).toBe('Copied')
  await pass(1)
  expect(status()).toBe('')
})

test('[DEP-13] a second copy is confirmed for the whole time again', async () => {
  const { press, pass, status } = await open(inDeposit)
  await press()
  await pass(1500)
  await press()
  await pass(1999)
  expect(status()).toBe('Copied')
  await pass(1)
  expect(status()).toBe('')
})

test('[DEP-13] a refused copy is not confirmed', async () => {
  const { press, status } = await open(inDeposit, () => Promise.reject(new Error('no permission')))
  await press()
  expect(status()).not.toContain('Copied')
  expect(status()).not.toBe('')
})
