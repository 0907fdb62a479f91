// @vitest-environment window
import { act } from 'react'
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { member } from '../../../runtime/session/testing/member.ts'
import { useDialog } from '../../../runtime/widget-api/dialogs.ts'
import { useNavigate } from '../../../runtime/widget-api/pages.ts'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { usePendingVerification } from './use-pending-verification.ts'

beforeAll(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
})
afterEach(() => vi.restoreAllMocks())

/** The page of a member with an unverified number, and a button that goes back to it from the dialog. */
function Profile() {
  usePendingVerification({ ...member, verify_phone: 1 })
  const { isOpen } = useDialog('verify-phone')
  const navigate = useNavigate()
  return (
    <>
      <button type="button" name="back" onClick={() => navigate('/en-th', { replace: true, state: {} })}>
        back
      </button>
      <output>{isOpen ? 'open' : 'closed'}</output>
    </>
  )
}

test('[STA-10] in a tab without storage, the dialog that verifies a contact opens once', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota is exceeded.', 'QuotaExceededError')
  })
  const { element, root } = await mountOnStage('account/profile-info', <Profile />, { member, responses: {} })
  onTestFinished(() => act(async () => root.unmount()))
  const shown = () => element.querySelector('output')?.textContent
  expect(shown()).toBe('open')
  await act(async () => element.querySelector<HTMLElement>('[name=back]')?.click())
  expect(shown()).toBe('closed')
})
