// @vitest-environment window
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDialog } from '../../../runtime/widget-api/dialogs.ts'
import { member } from '../../../runtime/session/testing/member.ts'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { LogoutEverywhere } from './LogoutEverywhere.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // jsdom has no modal dialogs and no layout.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  HTMLElement.prototype.checkVisibility = () => true
})
afterEach(() => vi.unstubAllGlobals())

/** A button that opens the dialog. */
function Opener() {
  const { open } = useDialog('logout-everywhere')
  return (
    <button type="button" name="open" onClick={open}>
      open
    </button>
  )
}

test('[RTE-05] the dialog of a logout on every device cannot close while the logout runs, but can close after a refusal', async () => {
  const response = Promise.withResolvers<object>()
  const parts = (
    <>
      <Opener />
      <LogoutEverywhere />
    </>
  )
  const { element, root } = await mountOnStage('account/logout-everywhere', parts, {
    member,
    call: (async (endpoint: string) =>
      endpoint === 'user/logout-all' ? response.promise : { status: true, data: [] }) as never,
  })
  const press = (selector: string) => act(async () => element.querySelector<HTMLElement>(selector)?.click())
  const dialog = element.querySelector('dialog') as HTMLDialogElement
  const cancel = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Cancel')
  await press('[name=open]')
  await press('dialog [aria-busy]')
  expect([dialog.open, cancel?.disabled]).toEqual([true, true])
  await press('dialog [aria-label=Close]')
  expect(dialog.open).toBe(true)
  const escape = new Event('cancel', { cancelable: true })
  dialog.dispatchEvent(escape)
  expect(escape.defaultPrevented).toBe(true)
  await act(async () => response.resolve({ status: false, msg: 'Not now.' }))
  expect(cancel?.disabled).toBe(false)
  await press('dialog [aria-label=Close]')
  expect(dialog.open).toBe(false)
  await act(async () => root.unmount())
})
