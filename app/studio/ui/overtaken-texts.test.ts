// @vitest-environment window
import { beforeEach, expect, test, vi } from 'vitest'
import type * as overtakenTexts from './overtaken-texts.ts'

const file = 'acme/content/en/faq.md'

/** The module of a new page, with the storage of the earlier pages. */
async function openPage(): Promise<typeof overtakenTexts> {
  vi.resetModules()
  return import('./overtaken-texts.ts')
}
const textsOf = (page: typeof overtakenTexts) => page.useOvertakenTexts.getState().map(({ text }) => text)

beforeEach(() => localStorage.clear())

test('[BRD-06] a later overtaken text of a file does not replace an earlier one', async () => {
  const page = await openPage()
  page.keepOvertaken(file, 'One')
  page.keepOvertaken(file, 'Two')
  page.keepOvertaken(file, 'Two')
  expect(textsOf(page)).toEqual(['One', 'Two'])
})

test('[BRD-06] a reload, or a tab opened later, shows the overtaken texts', async () => {
  const first = await openPage()
  first.keepOvertaken(file, 'One')
  first.keepOvertaken(file, 'Two')
  const next = await openPage()
  expect(textsOf(next)).toEqual(['One', 'Two'])
  const [one] = next.useOvertakenTexts.getState()
  if (one) next.dropOvertaken(one)
  expect(textsOf(await openPage())).toEqual(['Two'])
})

test('[BRD-06] open windows show the same overtaken texts', async () => {
  const first = await openPage()
  const second = await openPage()
  first.keepOvertaken(file, 'Of the first')
  second.keepOvertaken(file, 'Of the second')
  dispatchEvent(new StorageEvent('storage', { key: 'livery-studio overtaken' }))
  expect([textsOf(first), textsOf(second)]).toEqual(Array.from({ length: 2 }, () => ['Of the first', 'Of the second']))
})

test('[BRD-06] a malformed entry of the storage does not hide the other texts', async () => {
  localStorage.setItem('livery-studio overtaken', JSON.stringify([null, 1, { file }, { file, text: 'Mine' }]))
  expect(textsOf(await openPage())).toEqual(['Mine'])
})

test('[BRD-06] although the storage is full, a window shows all overtaken texts', async () => {
  const page = await openPage()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
  page.keepOvertaken(file, 'One')
  page.keepOvertaken(file, 'Two')
  full.mockRestore()
  expect(textsOf(page)).toEqual(['One', 'Two'])
  page.keepOvertaken(file, 'Three')
  expect(textsOf(await openPage())).toEqual(['One', 'Two', 'Three'])
})
