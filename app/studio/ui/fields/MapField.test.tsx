// @vitest-environment window
import { act } from 'react'
import { expect, test } from 'vitest'
import { readField } from '../model/field-schema.ts'
import { layered } from '../model/layered.ts'
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
  await act(async () => useStudio.setState({ values: layered(layers) }))
  expect(page.querySelector('.field-help')?.textContent).toBe('Set in acme/development only: acme.localhost.')
  expect(page.querySelector('input')?.getAttribute('aria-label')).toBe('Name of the new entry')
  await act(async () => useStudio.setState({ target: 'acme/development' }))
  expect(page.querySelector('.field-help')).toBeNull()
})
