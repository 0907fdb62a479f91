// @vitest-environment window
import { act, useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import type { Member } from '../../../schemas/generated/records.ts'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { useClaim } from './use-claim.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const member = { uid: 'u1', username: '660812345678', currency: 'THB' } as Member

test('a claim calls the `onClaimed` of the last rendering', async () => {
  const claimed: number[] = []
  function Claim() {
    const [count, setCount] = useState(0)
    const { claim } = useClaim<'vip/claim-bonus'>({ sendName: 'test', onClaimed: () => claimed.push(count) })
    return (
      <>
        <button type="button" data-testid="count" onClick={() => setCount(count + 1)}>
          Count
        </button>
        <button type="button" data-testid="claim" onClick={() => claim(async () => ({ status: true }) as never)}>
          Claim
        </button>
      </>
    )
  }
  const { element, root } = await mountOnStage('wallet/deposit-page', <Claim />, {
    member,
    call: async () => ({ status: true, data: [] }) as never,
  })
  onTestFinished(() => act(() => root.unmount()))
  const press = (name: string) =>
    act(async () => element.querySelector<HTMLButtonElement>(`[data-testid=${name}]`)?.click())
  await press('count')
  await press('count')
  await press('claim')
  await expect.poll(() => claimed).toEqual([2])
})

/** Starts a claim in a dialog, and closes the dialog before the response. `respond` then sends the response. */
async function openDialog(call: (endpoint: string, payload: { readonly intent?: string }) => object) {
  const claimed: string[] = []
  const response = Promise.withResolvers<never>()
  function Claim() {
    const { claim } = useClaim<'vip/claim-bonus'>({ sendName: 'test', onClaimed: () => claimed.push('claimed') })
    return (
      <button type="button" onClick={() => claim(() => response.promise)}>
        Claim
      </button>
    )
  }
  let show = (_isOpen: boolean) => {}
  function Dialog() {
    const [isOpen, setOpen] = useState(true)
    show = setOpen
    return isOpen ? <Claim /> : null
  }
  let logOutElsewhere = async () => {}
  const { element, root } = await mountOnStage('wallet/deposit-page', <Dialog />, {
    member,
    call: (async (endpoint: string, payload: object) => call(endpoint, payload)) as never,
    changeSite: (site) => {
      logOutElsewhere = () => site.session.handleOtherTab('logout')
      return site
    },
    // `mountOnStage` adds storage to the site only if `responses` is set.
    responses: {},
  })
  onTestFinished(() => act(() => root.unmount()))
  await act(async () => element.querySelector('button')?.click())
  await act(async () => show(false))
  expect(element.querySelector('button')).toBeNull()
  return {
    claimed,
    show,
    logOut: () => act(logOutElsewhere),
    respond: () => act(async () => response.resolve({ status: true } as never)),
  }
}

test('[ENG-06] a response that arrives after the claim’s dialog has closed is still reported, once', async () => {
  const { claimed, respond } = await openDialog(() => ({ status: true, data: [] }))
  await respond()
  await expect.poll(() => claimed).toEqual(['claimed'])
})

test('[ENG-06] a claim whose dialog opens again before the response is reported once', async () => {
  const { claimed, show, respond } = await openDialog((endpoint, { intent }) =>
    endpoint === 'user/get-transactions'
      ? { status: true, data: { items: [{ intent, state: 'done', amount: '5' }], total: 1 } }
      : { status: true, data: [] },
  )
  await act(async () => show(true))
  await expect.poll(() => claimed).toEqual(['claimed'])
  await respond()
  expect(claimed).toEqual(['claimed'])
})

test('[ENG-06] a response to the claim of a member who has logged out is not reported', async () => {
  const { claimed, logOut, respond } = await openDialog(() => ({ status: true, data: [] }))
  await logOut()
  await respond()
  expect(claimed).toEqual([])
})
