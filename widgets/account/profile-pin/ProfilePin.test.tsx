// @vitest-environment window
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { member } from '../../../runtime/session/testing/member.ts'
import { ProfilePin } from './ProfilePin.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

const wrong = { status: false, code: 4123, msg: 'Wrong.' }

test.each([
  ['a first refusal', [wrong], 'Incorrect current PIN. Try again.'],
  ['a refusal after a lost response', [{ status: false, noResponse: true }, wrong], 'may already be in use'],
])('[RTE-05] for a wrong current PIN, %s shows its own message', async (_what, responses, message) => {
  const given = [...responses]
  const { element, root } = await mountOnStage('account/profile-pin', <ProfilePin />, {
    member: { ...member, is_active_pin: 1 },
    responses: { 'user/set-withdraw-pin': () => given.shift() ?? wrong },
    changeSite: (site) => ({ ...site, session: { ...site.session, refresh: async () => {} } }),
  })
  await act(async () => {
    for (const [name, value] of Object.entries({
      old_pin: '135790',
      pin: '246802',
      confirm: '246802',
      password: 'Passw0rd1',
    })) {
      const field = element.querySelector(`#profile-pin-${name}`) as HTMLInputElement
      field.value = value
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
  })
  for (const _ of responses) await act(async () => element.querySelector('form')?.requestSubmit())
  expect(element.querySelector('#profile-pin-old_pin-error')?.textContent).toContain(message)
  await act(async () => root.unmount())
})
