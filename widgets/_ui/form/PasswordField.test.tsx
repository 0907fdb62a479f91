// @vitest-environment window
import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { PasswordField, type PasswordMode } from './PasswordField.tsx'
import { useValidatedForm, type ValidatedForm } from './use-validated-form.ts'

test('[LOC-03] a shown password keeps its `autocomplete`, so that a change of language does not carry the password over', async () => {
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

test('[AUT-08] if a visitor has begun to type a text, the field stays a text field when the brand’s mode loads', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  let load: (mode: PasswordMode) => void = () => {}
  function Login() {
    const [loaded, setLoaded] = useState<PasswordMode>()
    const [chosen, setMode] = useState<PasswordMode>()
    load = setLoaded
    const form = useValidatedForm('login-password', {
      id: 'login',
      toValues: ({ password = '' }) => ({ password, bounds: { min: 6, max: 16, pattern: '' } }),
      onSubmit: () => {},
    })
    const mode = chosen ?? loaded ?? 'text'
    return <PasswordField form={form} name="password" label="Password" mode={mode} onMode={setMode} />
  }
  const { element, root } = await mountOnStage('account/auth-page', <Login />)
  const input = element.querySelector('input') as HTMLInputElement
  const type = (key: string) =>
    act(async () => {
      input.value += key
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: key }))
    })
  await type('P')
  await act(async () => load('pin'))
  await type('4')
  expect([input.value, input.inputMode]).toEqual(['P4', 'text'])
  await act(async () => root.unmount())
})
