// @vitest-environment window
import { act } from 'react'
import { expect, test } from 'vitest'
import { readField } from '../model/field-schema.ts'
import { mergeLayers } from '../model/merge-layers.ts'
import { type OpenBrand, useStudio } from '../studio-state.ts'
import { renderPart } from '../testing/render-part.tsx'
import { TextField } from './TextField.tsx'

test('[BRD-06] “constructor”, which every object has, does not count as a text of a brand', async () => {
  const field = readField({ type: 'string', format: 'message-id' }, {})
  const page = await renderPart(<TextField field={field} pointer="/title" label="Title" />, { title: 'constructor' })
  expect(page.querySelectorAll('textarea')).toHaveLength(0)
  expect(page.querySelector('input')?.value).toBe('constructor')
})

test('[BRD-06] a field describes its issue to a screen reader, and links to the text that is missing', async () => {
  const field = readField({ type: 'string', format: 'message-id', description: 'The page’s title.' }, {})
  const page = await renderPart(<TextField field={field} pointer="/title" label="Title" />, {
    title: 'routes.new.title',
  })
  const issue = {
    code: 'unknown-message',
    severity: 'error',
    message: 'There is no text.',
    pointer: '/title',
    file: 'acme/manifest.json',
  }
  const { brand } = useStudio.getState()
  await act(async () => useStudio.setState({ brand: { ...brand, issues: [issue] } as unknown as OpenBrand }))
  const input = page.querySelector('input')
  expect(input?.getAttribute('aria-invalid')).toBe('true')
  const described = document.getElementById(input?.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('The page’s title.There is no text. ')
  expect(page.querySelector('a')?.getAttribute('href')).toBe('#/messages/routes.new.title')
})

test('[BRD-06] a field of a file that is not JSON is locked, with the remedy, because the studio refuses its changes', async () => {
  const page = await renderPart(
    <TextField field={readField({ type: 'string' }, {})} pointer="/title" label="Title" />,
    {},
  )
  const issue = { code: 'invalid-json', severity: 'error', message: '', pointer: '', file: 'acme/manifest.json' }
  const { brand } = useStudio.getState()
  await act(async () => useStudio.setState({ brand: { ...brand, issues: [issue] } as unknown as OpenBrand }))
  expect(page.querySelector('fieldset')?.disabled).toBe(true)
  expect(page.querySelector('.badge')?.getAttribute('title')).toMatch(/^acme\/manifest\.json has a mistake in its JSON/)
})

test('[BRD-06] a field of a brand whose folder is a symbolic link is locked, with the remedy', async () => {
  const page = await renderPart(
    <TextField field={readField({ type: 'string' }, {})} pointer="/title" label="Title" />,
    {},
  )
  const { brand } = useStudio.getState()
  const layers = (brand as OpenBrand).layers.map((one) => ({ ...one, isWritable: false }))
  await act(async () => useStudio.setState({ brand: { ...brand, layers } as OpenBrand }))
  expect(page.querySelector('fieldset')?.disabled).toBe(true)
  expect(page.querySelector('.badge')?.getAttribute('title')).toContain('--merchants')
})

test('[BRD-06] in a lower layer, a field shows and edits the value of this layer, and names the layer that overrides it', async () => {
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

test('[BRD-06] the button beside a value says whether its removal restores an inherited value', async () => {
  const field = readField({ type: 'string' }, {})
  const page = await renderPart(<TextField field={field} pointer="/title" label="Title" />, { title: 'Of Acme' })
  const name = () => page.querySelector('.reset')?.getAttribute('aria-label')
  expect(name()).toBe('Remove the value: Title')
  const { layers } = useStudio.getState().values
  const withBase = layers.map((one) => (one.name === 'base' ? { ...one, value: { title: 'Of base' } } : one))
  await act(async () => useStudio.setState({ values: mergeLayers(withBase) }))
  expect(name()).toBe('Inherit again: Title')
})

test('[BRD-06] a field shows no issue of sandbox.json, even if the issue has a pointer like the field’s', async () => {
  const field = readField({ type: 'string' }, {})
  const page = await renderPart(<TextField field={field} pointer="/seo" label="Title" />, { seo: 'Home' })
  const issue = { code: 'wrong-type', severity: 'error', message: 'It is no list.', pointer: '/seo/0' }
  const { brand } = useStudio.getState()
  const show = (file: string) =>
    act(async () => useStudio.setState({ brand: { ...brand, issues: [{ ...issue, file }] } as unknown as OpenBrand }))
  await show('acme/manifest.json')
  expect(page.querySelector('input')?.getAttribute('aria-invalid')).toBe('true')
  await show('acme/sandbox.json')
  expect(page.querySelector('input')?.getAttribute('aria-invalid')).toBeNull()
  expect(page.textContent).not.toContain('It is no list.')
})
