// @vitest-environment window
import { act, useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import type { Call } from '../../../runtime/widget-api/data.ts'
import type { Member } from '../../../schemas/generated/records.ts'
import { mountOnStage, shows } from '../../../tests/contract/widget-stage.tsx'
import { usePayoutDetails } from '../hooks/use-member-money.ts'
import { useAccountOutcome } from './use-account-outcome.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const member = { uid: 'u1', username: '660812345678', currency: 'THB' } as Member

test('[WDR-09] after a lost response, the page shows the account that the server has added', async () => {
  let accounts: readonly object[] = []
  const call = (async (endpoint: string) =>
    endpoint === 'user/get-user-bank-detail'
      ? { status: true, data: { bank: accounts, crypto: [], settings: {} } }
      : { status: true, data: [] }) as unknown as Call
  const outcomes: boolean[] = []
  function Accounts() {
    const isAdded = useAccountOutcome()
    const { data } = usePayoutDetails()
    const add = () => {
      accounts = [{ id: 1, bank_id: 2, bank_name: 'Krungthai', account_number: '••••••5678', account_name: 'Lek' }]
      outcomes.push(isAdded({ status: false, noResponse: true } as never))
    }
    return (
      <>
        <button type="button" onClick={add}>
          Add
        </button>
        <p>{data ? `${data.bank.length} accounts` : ''}</p>
      </>
    )
  }
  const { element, root } = await mountOnStage('wallet/bank-accounts', <Accounts />, { member, call })
  onTestFinished(() => act(() => root.unmount()))
  await shows(element, '0 accounts')
  await act(async () => element.querySelector('button')?.click())
  await shows(element, '1 accounts')
  expect(outcomes).toEqual([false])
})

test('[WDR-09] a response to a form that has closed does not close the form that is open now', async () => {
  const late = Promise.withResolvers<never>()
  const outcomes: boolean[] = []
  function Form({ name }: { readonly name: string }) {
    const closesAfter = useAccountOutcome()
    const send = async () => outcomes.push(closesAfter(await late.promise))
    return (
      <button type="button" data-testid={name} onClick={() => void send()}>
        Send
      </button>
    )
  }
  function Dialog() {
    const [name, setName] = useState('first')
    return (
      <>
        <button type="button" data-testid="again" onClick={() => setName('second')}>
          Close and open again
        </button>
        <Form key={name} name={name} />
      </>
    )
  }
  const { element, root } = await mountOnStage('wallet/bank-accounts', <Dialog />, {
    member,
    call: (async () => ({ status: true, data: [] })) as unknown as Call,
  })
  onTestFinished(() => act(() => root.unmount()))
  const press = (name: string) =>
    act(async () => element.querySelector<HTMLButtonElement>(`[data-testid=${name}]`)?.click())
  await press('first')
  await press('again')
  await press('second')
  await act(async () => late.resolve({ status: true } as never))
  expect(outcomes).toEqual([false, true])
})
