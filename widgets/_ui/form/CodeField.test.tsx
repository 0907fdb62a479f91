// @vitest-environment window
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CodeField } from './CodeField.tsx'
import type { ValidatedForm } from './use-validated-form.ts'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** A code field of six digits on a page. */
async function openField(onComplete?: () => void): Promise<HTMLInputElement> {
  const form = {
    id: 'code',
    errorOf: () => undefined,
    register: (name: string) => ({ name, ref: () => {}, onInput: () => {} }),
  }
  const element = document.createElement('div')
  document.body.append(element)
  await act(async () =>
    createRoot(element).render(
      <CodeField form={form as unknown as ValidatedForm} name="code" label="Code" digits={6} onComplete={onComplete} />,
    ),
  )
  const input = element.querySelector('input')
  if (!input) throw new Error('The field has no input.')
  return input
}

/** Pastes as a browser does: first the event, then the text, unless a listener has prevented the event. */
async function paste(input: HTMLInputElement, text: string): Promise<void> {
  await act(async () => {
    if (!input.dispatchEvent(new Event('paste', { bubbles: true, cancelable: true }))) return
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    set?.call(input, text)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
  })
}

test.each(['123456', '123 456', ' 123-456 '])(
  '[AUT-10] a pasted code fills the field and sends itself: %j',
  async (text) => {
    const onComplete = vi.fn<() => void>()
    const input = await openField(onComplete)
    await paste(input, text)
    expect(input.value).toBe('123456')
    expect(onComplete).toHaveBeenCalledOnce()
  },
)

test('[AUT-10] the field does not send the same code twice in a row', async () => {
  const onComplete = vi.fn<() => void>()
  const input = await openField(onComplete)
  for (const text of ['123456', '12345', '123456', '654321']) await paste(input, text)
  expect(onComplete).toHaveBeenCalledTimes(2)
})
