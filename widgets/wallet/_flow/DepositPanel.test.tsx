// @vitest-environment window
import { act } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { type Call, useMemberData, useMemberDataChanged } from '../../../runtime/widget-api/data.ts'
import type { Member } from '../../../schemas/generated/records.ts'
import { mountOnStage, shows, untilShown } from '../../../tests/contract/widget-stage.tsx'
import { page } from '../model/deposit/testing/sample-channels.ts'
import DepositPanel from './DepositPanel.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// jsdom does not scroll.
Element.prototype.scrollIntoView = () => {}

const member = { uid: 'u1', username: '660812345678', currency: 'THB' } as Member

/** Another block of the page, with a button that loads the member's data again. */
function Reload() {
  const memberDataChanged = useMemberDataChanged()
  return (
    <button type="button" data-testid="reload" onClick={() => void memberDataChanged()}>
      Reload
    </button>
  )
}

/** Another block of the page, which shows data of the member. */
function Points({ ask }: { readonly ask: () => Promise<{ readonly status: true; readonly data: number }> }) {
  const { data } = useMemberData(['points'], ask, () => true)
  return <output>{data}</output>
}

test('[DEP-14] a failed load of the channels shows the server’s message, and a change of the member’s data does not load the channels again during a deposit', async () => {
  let isDown = true
  let loads = 0
  const call = (async (endpoint: string) => {
    if (endpoint !== 'deposit/get-deposit-channel') return { status: true, data: [] }
    loads += 1
    return isDown ? { status: false, msg: 'No channels now.' } : { status: true, data: { bankbomb: [page] } }
  }) as unknown as Call
  const part = (
    <>
      <DepositPanel id="test" onDone={() => {}} />
      <Reload />
    </>
  )
  const { element, root } = await mountOnStage('wallet/deposit-page', part, { member, call })
  onTestFinished(() => act(() => root.unmount()))
  const press = (selector: string) => act(async () => element.querySelector<HTMLButtonElement>(selector)?.click())
  await shows(element, 'No channels now.')

  isDown = false
  await press('[role=alert] button')
  await shows(element, page.bank_name)
  await press('li button')
  expect(element.querySelector('input[inputmode=decimal]')).not.toBeNull()

  isDown = true
  await press('[data-testid=reload]')
  expect(loads).toBe(2)
  expect(element.querySelector('input[inputmode=decimal]')).not.toBeNull()
})

test.each([
  ['the list of promotions does not load', { status: false }],
  ['the list of promotions does not contain it', { status: true, data: [] }],
])('[DEP-12] a deposit from a link does not apply the link’s promotion if %s', async (_what, list) => {
  const calls: string[] = []
  const call = (async (endpoint: string) => {
    calls.push(endpoint)
    if (endpoint === 'deposit/get-deposit-channel') return { status: true, data: { bankbomb: [page] } }
    if (endpoint === 'promotion/get-promotion-center-list') return list
    return { status: true, data: {} }
  }) as unknown as Call
  const { element, root } = await mountOnStage('wallet/deposit-page', <DepositPanel id="test" onDone={() => {}} />, {
    member,
    call,
    path: '/en-th/deposit?promotion=987654&channel=0&amount=500',
    // `mountOnStage` adds storage to the site only if `responses` is set.
    responses: {},
  })
  onTestFinished(() => act(() => root.unmount()))
  const press = (selector: string) => act(async () => element.querySelector<HTMLButtonElement>(selector)?.click())
  await shows(element, 'This promotion is not available now.')
  await press('li button')
  await press('button[type=submit]')
  await untilShown(() => expect(element.querySelector('[data-testid=deposit-done]')).not.toBeNull())
  expect(calls).toContain('deposit/add-deposit')
  expect(calls).not.toContain('promotion/apply-promotion')
})

test('[DEP-10] after a successful deposit, the page loads the member’s data again', async () => {
  let isPaid = false
  const call = (async (endpoint: string) => {
    if (endpoint === 'deposit/add-deposit') {
      isPaid = true
      return { status: true, data: {} }
    }
    if (endpoint !== 'deposit/get-deposit-channel') return { status: true, data: [] }
    const recent = { merchant_bank_id: page.id, amount: '500' }
    return { status: true, data: { bankbomb: [page], recent_deposit: recent } }
  }) as unknown as Call
  const part = (
    <>
      <DepositPanel id="test" onDone={() => {}} />
      <Points ask={async () => ({ status: true, data: isPaid ? 500 : 0 })} />
    </>
  )
  const { element, root } = await mountOnStage('wallet/deposit-page', part, { member, call })
  onTestFinished(() => act(() => root.unmount()))
  const points = () => element.querySelector('output')?.textContent
  await shows(element, page.bank_name)
  await untilShown(() => expect(points()).toBe('0'))
  await act(async () => element.querySelector<HTMLButtonElement>('li button')?.click())
  await act(async () => element.querySelector<HTMLButtonElement>('form [type=submit]')?.click())
  await untilShown(() => expect(element.querySelector('[data-testid=deposit-done]')).not.toBeNull())
  await untilShown(() => expect(points()).toBe('500'))
})
