// @vitest-environment window
import { act } from 'react'
import { expect, test } from 'vitest'
import { readField } from '../model/field-schema.ts'
import { type OpenBrand, useStudio } from '../studio-state.ts'
import { renderPart } from '../testing/render-part.tsx'
import { ListField } from './ListField.tsx'

const listOf = (type: string) => readField({ type: 'array', items: { type } }, {})

test.each([
  ['integer', '', /^Type the new entry/],
  ['integer', 'abc', /^Type numbers/],
  ['integer', '10,000,20', /^Type numbers/],
  ['string', ' , ', /^Type the new entry/],
])('[BRD-06] a list of the type %s says why it does not add %j, and keeps it', async (type, typed, reason) => {
  const field = listOf(type)
  const page = await renderPart(<ListField field={field} pointer="/amounts" label="Amounts" />, { amounts: [100] })
  const input = page.querySelector('input')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed)
    input?.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  await act(async () => page.querySelector('form')?.requestSubmit())
  expect(page.querySelector('[role=alert]')?.textContent).toMatch(reason)
  expect(input?.value).toBe(typed)
  expect(useStudio.getState().values.merged).toEqual({ amounts: [100] })
})

test('[BRD-06] a list shows the issue of an entry', async () => {
  const field = listOf('integer')
  const page = await renderPart(<ListField field={field} pointer="/amounts" label="Amounts" />, { amounts: [-5] })
  const issue = {
    code: 'out-of-range',
    severity: 'error',
    message: '-5 is out of range.',
    pointer: '/amounts/0',
    file: 'acme/manifest.json',
  }
  const { brand } = useStudio.getState()
  await act(async () => useStudio.setState({ brand: { ...brand, issues: [issue] } as unknown as OpenBrand }))
  expect(page.querySelector('.field-issue')?.textContent).toContain('-5 is out of range.')
})
