// @vitest-environment window
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { member } from '../../../runtime/session/testing/member.ts'
import { ProfilePassword } from './ProfilePassword.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

const wrong = { status: false, code: 4121, msg: 'Wrong.' }

test.each([
  ['a first refusal', [wrong], 'Incorrect current password. Try again.'],
  ['a refusal after a lost response', [{ status: false, noResponse: true }, wrong], 'may already be in use'],
])('[RTE-05] for a wrong current password, %s shows its own message', async (_what, responses, message) => {
  const given = [...responses]
  const { element, root } = await mountOnStage('account/profile-password', <ProfilePassword />, {
    member,
    responses: { 'user/change-password': () => given.shift() ?? wrong },
  })
  await act(async () => {
    for (const [name, value] of Object.entries({ current: 'Passw0rd1', password: 'Passw0rd2', confirm: 'Passw0rd2' })) {
      const field = element.querySelector(`#profile-password-${name}`) as HTMLInputElement
      field.value = value
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
  })
  for (const _ of responses) await act(async () => element.querySelector('form')?.requestSubmit())
  expect(element.querySelector('#profile-password-current-error')?.textContent).toContain(message)
  await act(async () => root.unmount())
})
