// @vitest-environment window
import { act } from 'react'
import { expect, test } from 'vitest'
import type { DraftTexts } from '../../messages.ts'
import { type OpenBrand, useStudio } from '../studio-state.ts'
import { fakeStudio, stateOf } from '../testing/fake-studio.ts'
import { renderPart } from '../testing/render-part.tsx'
import { typeText } from '../typed-texts.ts'
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

test('[BRD-06] the review waits for the text that was typed in a file', async () => {
  Object.assign(HTMLDialogElement.prototype, { showModal: () => {}, close: () => {} })
  const studio = fakeStudio()
  await renderPart(<p />, {}, () => studio)
  typeText('acme/manifest.json', '{ }', '{}')
  const typing = await studio.next('text')
  await renderPart(<SaveDialog onClose={() => {}} />, {}, () => studio)
  expect(studio.requests.map(({ path }) => path)).toEqual([])
  await act(async () => typing.respond(stateOf(2, 'Acme')))
  await studio.next('drafts')
})

test('[BRD-06] the choice in a conflict names the shown texts, and after a refusal the review fetches the current texts', async () => {
  Object.assign(HTMLDialogElement.prototype, { showModal: () => {}, close: () => {} })
  const studio = fakeStudio()
  const page = await renderPart(<SaveDialog onClose={() => {}} />, {}, () => studio)
  const shown = await studio.next('drafts')
  await act(async () => shown.respond([{ ...draft('{ "mine": 1 }'), conflict: { theirs: '{ "theirs": 1 }' } }]))
  const button = (name: string) => [...page.querySelectorAll('button')].find((one) => one.textContent.startsWith(name))
  await expect.poll(() => button('Keep both')).toBeTruthy()
  await act(async () => button('Keep both')?.click())
  const resolving = await studio.next('resolve')
  const texts = { file: 'acme/manifest.json', version: '{ "mine": 1 }', theirs: '{ "theirs": 1 }' }
  expect(resolving.body).toMatchObject({ ...texts, choice: 'mine' })
  await act(async () => resolving.respond({ message: 'It has changed.' }, 409))
  const pause = await studio.next('pause')
  await act(async () => pause.respond(stateOf(2, 'Acme')))
  await studio.next('drafts')
})
