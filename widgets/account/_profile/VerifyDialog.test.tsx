// @vitest-environment window
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { member } from '../../../runtime/session/testing/member.ts'
import { useDialog } from '../../../runtime/widget-api/dialogs.ts'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { VerifyDialog, verifyDialogOf } from './VerifyDialog.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // jsdom has no modal dialogs and no layout.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLElement.prototype.checkVisibility = () => true
})
afterEach(() => vi.unstubAllGlobals())

/** A button that opens the dialog of the phone number. */
function Opener() {
  const { open } = useDialog(verifyDialogOf('phone'))
  return (
    <button type="button" name="open" onClick={open}>
      open
    </button>
  )
}

test('[STA-10] if a member goes back from the code, the focus is on the button that sends the code', async () => {
  const parts = (
    <>
      <Opener />
      <VerifyDialog kind="phone" value="66-0812345678" shown="+66 081-xxx-5678" />
    </>
  )
  const { element, root } = await mountOnStage('account/profile-info', parts, {
    member,
    responses: { 'user/request-verify-tac': () => ({ status: true, data: { data: '*', sendType: 'sms' } }) },
  })
  const press = (name: string) =>
    act(async () => {
      const button = [...element.querySelectorAll('button')].find(({ textContent }) => textContent === name)
      button?.focus()
      button?.click()
    })
  await press('open')
  await press('Send code')
  expect(document.activeElement?.getAttribute('name')).toBe('code')
  await press('Back')
  expect(document.activeElement?.textContent).toBe('Send code')
  await act(async () => root.unmount())
})
