// @vitest-environment window
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { awaitDialog } from '../../_ui/awaited-dialog.ts'
import { ForgotDialog } from './ForgotDialog.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // jsdom has no modal dialogs and no layout.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLElement.prototype.checkVisibility = () => true
  // Makes the dialog open after the dialog has loaded.
  awaitDialog('dialog-forgot')
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  [['username'], 'Not accepted here. Enter: Username (phone number with country code).', []],
  [['username', 'mobile', 'email'], undefined, ['a@mail.example']],
] as const)(
  '[AUT-17] if a brand accepts %j, an e-mail address shows the error %s',
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

test('[AUT-16] if a reset is refused after a reset without a response, the dialog offers the login and another try', async () => {
  const lost = { status: false, noResponse: true }
  const resets = [lost, { status: false, code: 4102 }]
  const responses: Readonly<Record<string, () => object | undefined>> = {
    'user/forgot-password-tac': () => ({ status: true, data: { data: '*', sendType: 'sms' } }),
    'user/verify-forget-tac': () => ({ status: true }),
    'user/reset-login-password': () => resets.shift(),
  }
  const { element, root } = await mountOnStage('account/forgot-dialog', <ForgotDialog />, {
    call: (async (endpoint: string) => responses[endpoint]?.() ?? lost) as never,
  })
  const submit = async (...texts: readonly string[]) => {
    await act(async () => {
      for (const [index, text] of texts.entries()) {
        const field = element.querySelectorAll('input:not([hidden])')[index] as HTMLInputElement
        field.value = text
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }
    })
    await act(async () => element.querySelector('form')?.requestSubmit())
  }
  await submit('66812345678')
  await submit('123456')
  await submit('secret-2', 'secret-2')
  await submit('secret-2', 'secret-2')
  const outcome = [...element.querySelectorAll('[role=status] button')].map(({ textContent }) => textContent)
  expect(outcome).toEqual(['Log in', 'Please try again'])
  await act(async () => root.unmount())
})

test('[AUT-16] a dialog that nobody has opened has no content', async () => {
  const { element, root } = await mountOnStage('account/forgot-dialog', <ForgotDialog />)
  expect(element.querySelector('dialog')?.childElementCount).toBeGreaterThan(0)
  await act(async () => root.unmount())
  const closed = await mountOnStage('account/forgot-dialog', <ForgotDialog />)
  expect(closed.element.querySelector('dialog')?.childElementCount).toBe(0)
  await act(async () => closed.root.unmount())
})
