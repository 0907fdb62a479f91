// @vitest-environment window
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { phoneDigits, phoneMask } from '../../../runtime/widget-api/forms.ts'
import { Field } from './Field.tsx'
import { useValidatedForm } from './use-validated-form.ts'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

const thailand = { code: '66', mobileno_length_min: 9, mobileno_length_max: 10 }
const mask = { mask: phoneMask, plain: (text: string) => phoneDigits(text, thailand) }

/** Mounts a form with a phone number. */
async function openForm(onTyped: (text: string | undefined) => void) {
  function Form() {
    const form = useValidatedForm('phone-number', {
      id: 'login',
      toValues: ({ phone = '' }) => ({ phone, bounds: { min: 9, max: 10, pattern: '' } }),
      onSubmit: () => {},
      onTyped: ({ phone }) => onTyped(phone),
    })
    return <Field form={form} name="phone" label="Phone" mask={mask} />
  }
  const { element, root } = await mountOnStage('account/auth-page', <Form />)
  const input = element.querySelector('input')
  if (!input) throw new Error('The form has no field.')
  return { input, root }
}

test('[VAL-04] a number that a password manager fills in with `change` alone is formatted', async () => {
  const onTyped = vi.fn<(text: string | undefined) => void>()
  const { input, root } = await openForm(onTyped)
  input.value = '0812345678'
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
  expect(input.value).toBe('081-234-5678')
  expect(onTyped).toHaveBeenLastCalledWith('081-234-5678')
  await act(async () => root.unmount())
})

test('when a field with typed text loses the focus, its `change` event does not pass the text on again', async () => {
  const onTyped = vi.fn<(text: string | undefined) => void>()
  const { input, root } = await openForm(onTyped)
  input.value = '0812345678'
  await act(async () => input.dispatchEvent(new InputEvent('input', { bubbles: true })))
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
  expect(onTyped).toHaveBeenCalledOnce()
  await act(async () => root.unmount())
})
