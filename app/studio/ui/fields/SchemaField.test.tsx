// @vitest-environment window
import { act } from 'react'
import { expect, test } from 'vitest'
import { readField } from '../model/field-schema.ts'
import { useSelection } from '../selection.ts'
import { type OpenBrand, useStudio } from '../studio-state.ts'
import { renderPart } from '../testing/render-part.tsx'
import { SchemaField } from './SchemaField.tsx'

test('[BRD-06] a closed group marks that it contains an issue, and opens when one of its fields is requested', async () => {
  const field = readField({ type: ['object', 'null'], properties: { until: { type: 'string' } } }, {})
  const page = await renderPart(<SchemaField field={field} pointer="/maintenance" label="Maintenance" />, {})
  const issue = {
    code: 'wrong-time',
    severity: 'error',
    message: 'No time.',
    pointer: '/maintenance/until',
    file: 'acme/manifest.json',
  }
  const { brand } = useStudio.getState()
  await act(async () => useStudio.setState({ brand: { ...brand, issues: [issue] } as unknown as OpenBrand }))
  expect(page.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Issues')
  expect(page.querySelector('input')).toBeNull()
  await act(async () => useSelection.setState({ wanted: { pointer: '/maintenance/until', isFocused: true } }))
  expect(page.querySelector('input')).not.toBeNull()
})
