// @vitest-environment window
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { keepOvertaken } from '../overtaken-texts.ts'
import { useStudio } from '../studio-state.ts'
import { fakeStudio, stateOf } from '../testing/fake-studio.ts'
import { renderPart } from '../testing/render-part.tsx'
import { OvertakenTexts } from './OvertakenTexts.tsx'

const file = 'acme/content/en/faq.md'
beforeEach(() => localStorage.clear())

test('[BRD-06] the preview shows an overtaken text once the studio has received it', async () => {
  const studio = fakeStudio()
  keepOvertaken(file, 'Mine')
  const page = await renderPart(<OvertakenTexts file={file} />, {}, () => studio)
  const { loads } = useStudio.getState()
  await act(async () => page.querySelector('button')?.click())
  const read = await studio.next('text')
  await act(async () => read.respond({ file, text: 'Theirs' }))
  const sent = await studio.next('text')
  expect(sent.body).toMatchObject({ file, shown: 'Theirs', text: 'Mine' })
  expect(useStudio.getState().loads).toBe(loads)
  await act(async () => sent.respond(stateOf(2, 'Acme')))
  await expect.poll(() => useStudio.getState().loads).toBe(loads + 1)
  expect(page.textContent).toBe('')
})

test('[BRD-06] an overtaken text cannot be discarded while it replaces the file, and remains after a failure', async () => {
  const studio = fakeStudio()
  keepOvertaken(file, 'Mine')
  const page = await renderPart(<OvertakenTexts file={file} />, {}, () => studio)
  const [replace, discard] = page.querySelectorAll('button')
  await act(async () => replace?.click())
  expect(discard?.disabled).toBe(true)
  const read = await studio.next('text')
  await act(async () => read.respond({ message: 'The studio failed.' }, 500))
  expect(discard?.disabled).toBe(false)
  expect(page.querySelector('textarea')?.value).toBe('Mine')
})

test('[BRD-06] an overtaken text of another folder of brands remains hidden', async () => {
  keepOvertaken(file, 'Mine')
  const page = await renderPart(<OvertakenTexts file={file} />, {})
  expect(page.querySelector('textarea')?.value).toBe('Mine')
  const { product } = useStudio.getState()
  await act(async () => useStudio.setState(product ? { product: { ...product, merchantsFolder: '/other' } } : {}))
  expect(page.textContent).toBe('')
})
