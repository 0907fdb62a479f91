// @vitest-environment window
import { act } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { loginResponses } from '../../../tests/contract/login-responses.ts'
import { mountOnStage, shows } from '../../../tests/contract/widget-stage.tsx'
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

test('[ENG-04] a code without a response keeps the focus in the dialog', async () => {
  onTestFinished(() => localStorage.clear())
  const parts = (
    <>
      <OpenButton />
      <RedeemDialog />
    </>
  )
  const { element, root } = await mountOnStage('promotions/redeem-dialog', parts, {
    responses: {
      ...loginResponses,
      'promotion/apply-promotion': () => ({ status: false, noResponse: true }),
      'user/get-transactions': () => ({ status: false, noResponse: true }),
    },
  })
  onTestFinished(() => act(() => root.unmount()))
  await act(async () => element.querySelector<HTMLElement>('[name=open]')?.click())
  // The form appears after the login.
  await shows(element, 'Claim bonus')
  const field = element.querySelector<HTMLInputElement>('[name=bonus_code]')
  field?.focus()
  await act(async () => {
    if (field) field.value = 'SIAM88'
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  const button = element.querySelector<HTMLElement>('form [type=submit]')
  button?.focus()
  await act(async () => button?.click())
  await shows(element, 'We are still checking')
  expect(
    element.querySelector('[data-testid=claim-unknown]')?.closest('dialog')?.contains(document.activeElement),
  ).toBe(true)
})
