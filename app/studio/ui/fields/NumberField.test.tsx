// @vitest-environment window
import { act } from 'react'
import { expect, test } from 'vitest'
import { edit } from '../brand-edits.ts'
import { readField } from '../model/field-schema.ts'
import { useStudio } from '../studio-state.ts'
import { renderPart } from '../testing/render-part.tsx'
import { NumberField } from './NumberField.tsx'

const type = (input: HTMLInputElement | null, value: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input?.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })

const leave = (input: HTMLInputElement | null) =>
  act(async () => input?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))

test('[BRD-06] a person can empty a number field, and the value returns when the field loses the focus', async () => {
  const field = readField({ type: 'integer' }, {})
  const page = await renderPart(<NumberField field={field} pointer="/otp/length" label="Length" />, {
    otp: { length: 4 },
  })
  const input = page.querySelector('input')
  await type(input, '')
  expect(input?.value).toBe('')
  await type(input, '6')
  expect(useStudio.getState().values.merged).toMatchObject({ otp: { length: 6 } })
  await type(input, '')
  await leave(input)
  expect(input?.value).toBe('6')
})

test('[BRD-06] a number field accepts 1,000, but keeps a text that is not a number, and shows the reason', async () => {
  const field = readField({ type: 'integer' }, {})
  const page = await renderPart(<NumberField field={field} pointer="/otp/length" label="Length" />, {
    otp: { length: 4 },
  })
  const input = page.querySelector('input')
  await type(input, '1,000')
  expect(useStudio.getState().values.merged).toMatchObject({ otp: { length: 1000 } })
  await type(input, '6 digits')
  await leave(input)
  expect(input?.value).toBe('6 digits')
  expect(page.querySelector('[role=alert]')?.textContent).toContain('Type numbers only')
  await act(async () => edit([{ pointer: '/otp/length', value: 5 }]))
  expect(input?.value).toBe('5')
  expect(page.querySelector('[role=alert]')?.textContent).toBe('')
})
