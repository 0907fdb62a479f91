// @vitest-environment window
import { act } from 'react'
import { expect, test } from 'vitest'
import { readField } from '../model/field-schema.ts'
import { useStudio } from '../studio-state.ts'
import { renderPart } from '../testing/render-part.tsx'
import { JsonField } from './JsonField.tsx'

test('[BRD-06] a JSON field keeps typed text that is not JSON after a person leaves it', async () => {
  const page = await renderPart(<JsonField field={readField({}, {})} pointer="/seo" label="SEO" />, { seo: [1] })
  const area = page.querySelector('textarea')
  const type = (value: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, value)
      area?.dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
  await type('[1, 2')
  await act(async () => area?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect(area?.value).toBe('[1, 2')
  expect(page.textContent).toContain('This is not JSON yet.')
  await type('[1, 2]')
  expect(useStudio.getState().values.merged).toEqual({ seo: [1, 2] })
})
