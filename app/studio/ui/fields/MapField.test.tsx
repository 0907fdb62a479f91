// @vitest-environment window
import { act } from 'react'
import { expect, test } from 'vitest'
import { readField } from '../model/field-schema.ts'
import { mergeLayers } from '../model/merge-layers.ts'
import { useStudio } from '../studio-state.ts'
import { renderPart } from '../testing/render-part.tsx'
import { MapField } from './MapField.tsx'

test('[BRD-06] a map names the entries that only an environment of the brand sets', async () => {
  const field = readField({ type: 'object', additionalProperties: { type: 'object' } }, {})
  const props = { field, pointer: '/site/domains', label: '', Entry: ({ label }: { readonly label: string }) => label }
  const page = await renderPart(<MapField {...props} />, { site: { domains: { 'www.acme.example': {} } } })
  const { values } = useStudio.getState()
  const domains = { 'acme.localhost': {}, 'www.acme.example': {}, 'gone.example': null }
  const layers = values.layers.map((one) =>
    one.name === 'acme/development' ? { ...one, value: { site: { domains } } } : one,
  )
  await act(async () => useStudio.setState({ values: mergeLayers(layers) }))
  expect(page.querySelector('.field-help')?.textContent).toBe('Set in acme/development only: acme.localhost.')
  expect(page.querySelector('input')?.getAttribute('aria-label')).toBe('Name of the new entry')
  await act(async () => useStudio.setState({ target: 'acme/development' }))
  expect(page.querySelector('.field-help')).toBeNull()
})

test('[BRD-06] a map adds no entry with an impossible name: the name stays, with the reason', async () => {
  const field = readField({ type: 'object', propertyNames: { format: 'host' }, additionalProperties: {} }, {})
  const props = { field, pointer: '/site/domains', label: 'Domains', Entry: () => null }
  const page = await renderPart(<MapField {...props} />, {})
  const input = page.querySelector('input') as HTMLInputElement
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'https://www.acme.example')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => page.querySelector('button')?.click())
  expect(page.querySelector('[role="alert"]')?.textContent).toMatch(/^Write only the host name/)
  expect(input.value).toBe('https://www.acme.example')
  expect(useStudio.getState().values.merged).toEqual({})
})
