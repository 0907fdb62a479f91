// @vitest-environment window
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { PasswordField } from './PasswordField.tsx'
import type { ValidatedForm } from './use-validated-form.ts'

test('[LOC-03] a shown password has an `autocomplete` that a change of language does not carry over', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const form = {
    id: 'login',
    errorOf: () => undefined,
    register: (name: string) => ({ name, ref: () => {}, onInput: () => {} }),
  }
  const { element, root } = await mountOnStage(
    'account/auth-page',
    <PasswordField form={form as unknown as ValidatedForm} name="password" label="Password" />,
  )
  await act(async () => element.querySelector('button')?.click())
  expect(element.querySelector('input')?.matches('[type=text][autocomplete$=password]')).toBe(true)
  await act(async () => root.unmount())
})
