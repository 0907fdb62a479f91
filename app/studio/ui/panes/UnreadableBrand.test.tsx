// @vitest-environment window
import { act } from 'react'
import { expect, test } from 'vitest'
import { type OpenBrand, useStudio } from '../studio-state.ts'
import { renderPart } from '../testing/render-part.tsx'
import { UnreadableBrand, useIsReadable } from './UnreadableBrand.tsx'

const Part = () => (useIsReadable() ? 'a form' : <UnreadableBrand />)

test('[BRD-06] a brand that the studio cannot read shows the files with errors instead of empty forms', async () => {
  const page = await renderPart(<Part />, {})
  expect(page.textContent).toBe('a form')
  const { brand } = useStudio.getState()
  const issues = ['acme/manifest.json', 'acme/manifest.json', 'shared/tokens.json'].map((file) => ({
    file,
    severity: 'error',
  }))
  const unreadable = { ...brand, layers: [], issues, files: ['acme/manifest.json'] } as unknown as OpenBrand
  await act(async () => useStudio.setState({ brand: unreadable }))
  expect([...page.querySelectorAll('li')].map((one) => one.textContent)).toEqual([
    'acme/manifest.json',
    'shared/tokens.json',
  ])
  expect(page.querySelector('a')?.getAttribute('href')).toBe('#/code/manifest.json')
})
