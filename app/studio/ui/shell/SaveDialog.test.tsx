// @vitest-environment window
import { act } from 'react'
import { expect, test } from 'vitest'
import type { DraftTexts } from '../../messages.ts'
import { type OpenBrand, useStudio } from '../studio-state.ts'
import { fakeStudio } from '../testing/fake-studio.ts'
import { renderPart } from '../testing/render-part.tsx'
import { SaveDialog } from './SaveDialog.tsx'

const draft = (after: string): DraftTexts => ({ file: 'acme/manifest.json', version: after, before: '{}', after })

test('[BRD-06] the review shows the latest drafts, even if an earlier response arrives after the later one', async () => {
  Object.assign(HTMLDialogElement.prototype, { showModal: () => {}, close: () => {} })
  const studio = fakeStudio()
  const page = await renderPart(<SaveDialog onClose={() => {}} />, {}, () => studio)
  const first = await studio.next('drafts')
  const { brand } = useStudio.getState()
  await act(async () => useStudio.setState({ brand: { ...brand, revision: 2 } as OpenBrand }))
  const second = await studio.next('drafts')
  await act(async () => second.respond([draft('{ "later": 2 }')]))
  const shown = () => page.querySelector('pre')?.textContent
  await expect.poll(shown).toContain('later')
  await act(async () => first.respond([draft('{ "earlier": 1 }')]))
  await act(async () => new Promise((resolve) => setImmediate(resolve)))
  expect(shown()).toContain('later')
})
