// @vitest-environment window
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { emptyDraft } from './sign-up-flow.ts'
import { SignUpPasswordStep } from './SignUpPasswordStep.tsx'
import { setting } from './testing/auth-stage.ts'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['text', 16, undefined],
  ['text', 17, 'Input cannot be more than 16 characters.'],
  ['pin', 20, undefined],
  ['pin', 21, 'Input cannot be more than 20 characters.'],
] as const)(
  '[VAL-08] for a brand with the password mode %s, %d digits show the error %s',
  async (form, length, error) => {
    const onPassword = vi.fn(async () => {})
    const { element, root } = await mountOnStage(
      'account/auth-page',
      <SignUpPasswordStep
        id="signup"
        setting={{ ...setting, password_mode: form }}
        draft={emptyDraft}
        onPassword={onPassword}
      />,
    )
    const press = (text: string) =>
      act(async () => [...element.querySelectorAll('button')].find((one) => one.textContent?.startsWith(text))?.click())
    if (form === 'text') await press('123')
    await act(async () => {
      const field = element.querySelector('#signup-password') as HTMLInputElement
      field.value = '1'.repeat(length)
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
    await act(async () => element.querySelector('form')?.requestSubmit())
    expect(element.querySelector('#signup-password-error')?.textContent).toBe(error)
    expect(onPassword).toHaveBeenCalledTimes(error === undefined ? 1 : 0)
    await act(async () => root.unmount())
  },
)
