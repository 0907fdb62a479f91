// @vitest-environment window
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { member } from '../../../runtime/session/testing/member.ts'
import { DetailForm } from './DetailForm.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['a saved name', { status: true }, [[true]]],
  ['a name that another tab has set', { status: false, code: 4126, msg: 'Filled.' }, [[false]]],
  ['a refused name', { status: false, code: 4117, msg: 'Wrong.' }, []],
])(
  '[RTE-05] the form reports whether it has saved the name, and after a refusal reports nothing: %s',
  async (_what, response, expected) => {
    const onFilled = vi.fn()
    const { element, root } = await mountOnStage(
      'account/profile-info',
      <DetailForm field="fullname" onFilled={onFilled} />,
      {
        member,
        responses: { 'user/update-profile': () => response },
        changeSite: (site) => ({ ...site, session: { ...site.session, refresh: async () => {} } }),
      },
    )
    await act(async () => {
      const field = element.querySelector('input') as HTMLInputElement
      field.value = 'Narin Suk'
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
    await act(async () => element.querySelector('form')?.requestSubmit())
    expect(onFilled.mock.calls).toEqual(expected)
    await act(async () => root.unmount())
  },
)

test.each([
  ['has the name', 'Narin Suk', [[true]]],
  ['has no name', '', []],
])(
  '[RTE-05] after a lost response, the form reports a saved name only if the profile has it: the profile %s',
  async (_what, fullname, expected) => {
    const onFilled = vi.fn()
    const { element, root } = await mountOnStage(
      'account/profile-info',
      <DetailForm field="fullname" onFilled={onFilled} />,
      {
        member,
        responses: { 'user/update-profile': () => ({ status: false, noResponse: true }) },
        changeSite: (site) => {
          const refresh = async () => site.session.store.setState({ member: { ...member, fullname } })
          return { ...site, session: { ...site.session, refresh } }
        },
      },
    )
    await act(async () => {
      const field = element.querySelector('input') as HTMLInputElement
      field.value = 'Narin Suk '
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
    await act(async () => element.querySelector('form')?.requestSubmit())
    expect(onFilled.mock.calls).toEqual(expected)
    await act(async () => root.unmount())
  },
)
