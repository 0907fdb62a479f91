// @vitest-environment window
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { ForgotDialog } from './ForgotDialog.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

test.each([
  [['username'], 'Not accepted here. Enter: Username (phone number with country code).', []],
  [['username', 'mobile', 'email'], undefined, ['a@mail.example']],
] as const)(
  '[AUT-17] an e-mail address with the identifiers %j shows the error %s',
  async (offered, error, expected) => {
    const sent: unknown[] = []
    const { element, root } = await mountOnStage('account/forgot-dialog', <ForgotDialog />, {
      changeStage: (stage) => {
        const { settings } = stage.site
        return {
          ...stage,
          site: {
            ...stage.site,
            settings: { ...settings, auth: { ...settings.auth, forgotIdentifiers: [...offered] } },
          },
          reader: {
            ...stage.reader,
            call: (async (endpoint: string, payload: { username?: string }) => {
              if (endpoint === 'user/forgot-password-tac') sent.push(payload.username)
              return { status: false, code: 4000 }
            }) as never,
          },
        }
      },
    })
    await act(async () => {
      const field = element.querySelector('input') as HTMLInputElement
      field.value = 'a@mail.example'
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
    await act(async () => element.querySelector('form')?.requestSubmit())
    expect(element.querySelector('#forgot-account-error')?.textContent).toBe(error)
    expect(sent).toEqual(expected)
    await act(async () => root.unmount())
  },
)
