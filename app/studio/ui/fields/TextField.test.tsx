// @vitest-environment window
import { act } from 'react'
import { expect, test } from 'vitest'
import { readField } from '../model/field-schema.ts'
import { useStudio } from '../studio-state.ts'
import { renderPart } from '../testing/render-part.tsx'
import { TextField } from './TextField.tsx'

test('[BRD-06] the name of an object’s method does not count as a text of a brand', async () => {
  const field = readField({ type: 'string', format: 'message-id' }, {})
  const page = await renderPart(<TextField field={field} pointer="/title" label="Title" />, { title: 'constructor' })
  expect(page.querySelector('.message-text')?.textContent).toBe('…')
})

test('[BRD-06] in a lower layer, a field shows and edits the value of the layer that the brand overrides', async () => {
  const field = readField({ type: 'string' }, {})
  const page = await renderPart(<TextField field={field} pointer="/title" label="Title" />, { title: 'Of Acme' })
  const input = page.querySelector('input')
  expect(input?.value).toBe('Of Acme')
  await act(async () => useStudio.setState({ target: 'base' }))
  expect(input?.value).toBe('')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Of base')
    input?.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  expect(input?.value).toBe('Of base')
  expect(page.textContent).toContain('acme overrides this value.')
  expect(useStudio.getState().values.merged).toEqual({ title: 'Of Acme' })
})
