// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { readField } from '../model/field-schema.ts'
import { renderPart } from '../testing/render-part.tsx'
import { TextField } from './TextField.tsx'

test('[BRD-06] the name of an object’s method does not count as a text of a brand', async () => {
  const field = readField({ type: 'string', format: 'message-id' }, {})
  const page = await renderPart(<TextField field={field} pointer="/title" label="Title" />, { title: 'constructor' })
  expect(page.querySelector('.message-text')?.textContent).toBe('…')
})
