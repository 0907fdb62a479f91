// @vitest-environment window
import { act } from 'react'
import { expect, test } from 'vitest'
import { readField } from '../model/field-schema.ts'
import { useStudio } from '../studio-state.ts'
import { renderPart } from '../testing/render-part.tsx'
import { TextField } from './TextField.tsx'

const typeInto = (element: Element | null | undefined, text: string) =>
  act(async () => {
    const prototype = Object.getPrototypeOf(element) as object
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text)
    element?.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })

test('[BRD-06] the field of a text’s id shows the text of each language, and typing changes the text', async () => {
  const field = readField({ type: 'string', format: 'message-id' }, {})
  const value = { title: 'acme.title', messages: { en: { 'acme.title': 'Our shop' } } }
  const page = await renderPart(<TextField field={field} pointer="/title" label="Title" />, value)
  const area = page.querySelector('textarea')
  expect([area?.value, area?.getAttribute('aria-label')]).toEqual(['Our shop', 'Title (en)'])
  await typeInto(area, 'Our café')
  expect(useStudio.getState().values.merged).toMatchObject({
    title: 'acme.title',
    messages: { en: { 'acme.title': 'Our café' } },
  })
})

test('[BRD-06] a button adds a text to a place that has none', async () => {
  const field = readField({ type: 'string', format: 'message-id' }, {})
  const page = await renderPart(<TextField field={field} pointer="/form/firstName" label="Title" />, {})
  const button = page.querySelector<HTMLElement>('button.small')
  button?.focus()
  await act(async () => button?.click())
  expect(page.querySelector('textarea')?.value).toBe('Title')
  // The button disappears, so its focus moves to the field of the id.
  expect(document.activeElement).toBe(page.querySelector('input'))
  expect(useStudio.getState().values.merged).toMatchObject({
    form: { firstName: 'form.firstName-2' },
    messages: { en: { 'form.firstName-2': 'Title' } },
  })
})
