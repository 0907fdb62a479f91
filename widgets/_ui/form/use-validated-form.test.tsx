// @vitest-environment window
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useValidatedForm, type ValidatedForm } from './use-validated-form.ts'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const bounds = { min: 6, max: 12, pattern: '^[A-Za-z0-9]+$' }

/** A form with two passwords on a page. */
async function openForm(onSubmit: (values: object) => Promise<unknown> | void = () => {}) {
  let form: ValidatedForm | undefined
  function Form() {
    form = useValidatedForm('change-password', {
      id: 'new',
      toValues: ({ password = '', confirm = '' }) => ({ current: 'before', password, confirm, bounds }),
      onSubmit,
    })
    return (
      <form onSubmit={form.onSubmit}>
        <input {...form.register('password')} />
        <input {...form.register('confirm')} />
      </form>
    )
  }
  const element = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(element).render(<Form />))
  return {
    form: () => form as ValidatedForm,
    inputs: [...element.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement],
    type: (field: string, text: string) =>
      act(async () => {
        const input = element.querySelector<HTMLInputElement>(`[name=${field}]`)
        if (!input) throw new Error(`The form has no field ${field}.`)
        input.value = text
        input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }),
    submit: () => act(async () => form?.submit()),
  }
}

test('[VAL-01] a form shows the error of each field on submit, and updates it as the member types', async () => {
  const onSubmit = vi.fn()
  const { form, type, submit } = await openForm(onSubmit)
  await type('password', 'abc')
  expect(form().errorOf('password')).toBeUndefined()
  await submit()
  expect(form().errorOf('password')).toEqual({ rule: 'minlength', n: 6 })
  expect(form().errorOf('confirm')).toEqual({ rule: 'required' })
  await type('password', 'abcdef')
  expect(form().errorOf('password')).toBeUndefined()
  await type('confirm', 'abcdeg')
  expect(form().errorOf('confirm')).toEqual({ rule: 'equalto' })
  expect(onSubmit).not.toHaveBeenCalled()
  await type('confirm', 'abcdef')
  await submit()
  expect(onSubmit.mock.calls).toEqual([[{ current: 'before', password: 'abcdef', confirm: 'abcdef', bounds }]])
})

test('[VAL-01] a change of a field updates the error of a field that has to repeat its text, and no other error', async () => {
  const { form, type, submit } = await openForm()
  await type('password', 'abcdef')
  await type('confirm', 'abcdeg')
  await submit()
  expect(form().errorOf('confirm')).toEqual({ rule: 'equalto' })
  await type('password', 'abcdeg')
  expect(form().errorOf('confirm')).toBeUndefined()
  await act(async () => form().setError('confirm', 'code'))
  await type('password', 'abcdef')
  expect(form().errorOf('confirm')).toEqual({ rule: 'code' })
})

test('[VAL-01] a refused submit focuses the first mistake once, and no timer takes the focus from the next field', async () => {
  vi.useFakeTimers()
  const { inputs, submit } = await openForm()
  const [first, second] = inputs
  await submit()
  expect(document.activeElement).toBe(first)
  second.focus()
  await act(() => vi.runAllTimersAsync())
  expect(document.activeElement).toBe(second)
})

test('[VAL-01] a form does not submit again until the earlier call has ended', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const onSubmit = vi.fn(() => promise)
  const { form, type, submit } = await openForm(onSubmit)
  await type('password', 'abcdef')
  await type('confirm', 'abcdef')
  await submit()
  await submit()
  expect([onSubmit.mock.calls.length, form().isBusy]).toEqual([1, true])
  await act(async () => resolve())
  expect(form().isBusy).toBe(false)
  await submit()
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

test('a form shows texts that a program sets, and an error that the backend finds', async () => {
  const { form } = await openForm()
  await act(async () => form().setText('password', 'abcdef'))
  expect([form().textOf('password'), form().textOf('confirm')]).toEqual(['abcdef', ''])
  await act(async () => form().setError('password', 'format'))
  expect(form().errorOf('password')).toEqual({ rule: 'format' })
  await act(async () => form().setError('password', 'maxlength', 8))
  expect(form().errorOf('password')).toEqual({ rule: 'maxlength', n: 8 })
})
