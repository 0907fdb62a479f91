// @vitest-environment window
import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mountOnStage, shows } from '../../../tests/contract/widget-stage.tsx'
import type { Call } from '../../../runtime/widget-api/data.ts'
import type { Member } from '../../../schemas/generated/records.ts'
import { useDialog } from '../../../runtime/widget-api/dialogs.ts'
import { RedeemDialog } from './RedeemDialog.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

// jsdom has no modal dialogs, and no layout.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLElement.prototype.checkVisibility = () => true

function OpenButton() {
  const { open } = useDialog('redeem')
  return (
    <button type="button" name="open" onClick={open}>
      open
    </button>
  )
}

/** Opens the dialog, and sends a code whose response is lost. The history responds with `history`. */
async function sendLostCode(history: object) {
  onTestFinished(() => localStorage.clear())
  const parts = (
    <>
      <OpenButton />
      <RedeemDialog />
    </>
  )
  const { element, root } = await mountOnStage('promotions/redeem-dialog', parts, {
    member: { uid: 'u1', username: '660812345678', currency: 'THB' } as Member,
    call: (async (endpoint: string) => {
      if (endpoint === 'promotion/apply-promotion') return { status: false, noResponse: true }
      return endpoint === 'user/get-transactions' ? history : { status: true, data: [] }
    }) as unknown as Call,
    // Without `responses`, the site would have no storage.
    responses: {},
  })
  onTestFinished(() => act(() => root.unmount()))
  await act(async () => element.querySelector<HTMLElement>('[name=open]')?.click())
  await shows(element, 'Claim bonus')
  const field = () => element.querySelector<HTMLInputElement>('[name=bonus_code]')
  field()?.focus()
  await act(async () => {
    const input = field()
    if (input) input.value = 'SIAM88'
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  const button = element.querySelector<HTMLElement>('form [type=submit]')
  button?.focus()
  await act(async () => button?.click())
  await shows(element, 'We are still checking')
  return { element, field }
}

test('[ENG-04] if a code has no response, the focus stays in the dialog', async () => {
  const { element } = await sendLostCode({ status: false, noResponse: true })
  expect(
    element.querySelector('[data-testid=claim-unknown]')?.closest('dialog')?.contains(document.activeElement),
  ).toBe(true)
})

test('[ENG-04] a code that has not arrived is in the field again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { element, field } = await sendLostCode({ status: true, data: { items: [], total: 0 } })
  expect(field()).toBeNull()
  await act(async () => void (await vi.advanceTimersByTimeAsync(120_000)))
  await shows(element, 'We have not found your request yet')
  expect(field()?.value).toBe('SIAM88')
})
