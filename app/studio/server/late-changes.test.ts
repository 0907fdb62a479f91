import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Edit } from '../messages.ts'
import { openStudio } from './testing/open-studio.ts'

let studio: Awaited<ReturnType<typeof openStudio>>
beforeEach(async () => {
  studio = await openStudio()
})
afterEach(() => studio.close())

const file = 'acme/manifest.json'
const name: Edit = { layer: 'acme', pointer: '/merchant/name' }
const edit = (...edits: readonly Edit[]) => studio.change('/studio/edit', { edits })
const nameInDraft = () =>
  (JSON.parse(studio.drafts.read(file).text ?? '') as { merchant: { name: string } }).merchant.name

test('[BRD-06] a late edit replaces the values that it names, and leaves newer ones', async () => {
  const before = nameInDraft()
  const first = await edit({ ...name, value: 'Late', over: [{ value: before }] })
  expect([first.leftPlaces, nameInDraft()]).toEqual([undefined, 'Late'])
  // The request may arrive twice.
  expect((await edit({ ...name, value: 'Late', over: [{ value: before }] })).leftPlaces).toBeUndefined()
  await edit({ ...name, value: 'Newer' })
  const length = { layer: 'acme', pointer: '/otp/length', value: 5, over: [{}] }
  const { leftPlaces } = await edit({ ...name, value: 'Later', over: [{ value: before }, { value: 'Late' }] }, length)
  expect(leftPlaces).toEqual([{ file, pointer: '/merchant/name', value: 'Later' }])
  expect(JSON.parse(studio.drafts.read(file).text ?? '')).toMatchObject({
    merchant: { name: 'Newer' },
    otp: { length: 5 },
  })
})

test('[BRD-06] a late edit leaves a place whose value somebody has removed since', async () => {
  const length: Edit = { layer: 'acme', pointer: '/otp/length' }
  await edit({ ...length, value: 5 })
  await edit(length)
  const { leftPlaces } = await edit({ ...length, value: 7, over: [{ value: 5 }] })
  expect(leftPlaces).toEqual([{ file, pointer: '/otp/length', value: 7 }])
})

test('[BRD-06] a late edit replaces the inherited value that an earlier request of its window has set', async () => {
  const duration: Edit = { layer: 'acme', pointer: '/toast/duration' }
  await edit({ ...duration, value: 3000 })
  const { leftPlaces } = await edit({ ...duration, value: 3500, over: [{ value: 2000 }, { value: 3000 }] })
  expect(leftPlaces).toBeUndefined()
})

test.each([['{}'], [[1]], [Array.from({ length: 101 }, () => ({}))]])(
  '[BRD-06] the studio refuses an edit with malformed replaceable values',
  async (over) => {
    const body = { brand: 'acme', environment: 'development', known: [], edits: [{ ...name, value: 'New', over }] }
    expect((await studio.ask('/studio/edit', body)).status).toBe(400)
  },
)

test('[BRD-06] a typed text replaces an earlier one of its window whose request had no response', async () => {
  const page = 'acme/content/en/faq.md'
  await studio.change('/studio/text', { file: page, shown: '', text: '# One' })
  // The studio has received the first text, but not the second.
  const sent = ['# One', '# One and']
  await studio.change('/studio/text', { file: page, shown: '', sent, text: '# One and two' })
  expect(studio.drafts.read(page).text).toBe('# One and two')
  const body = { brand: 'acme', environment: 'development', known: [], file: page, shown: '', text: '# Three' }
  expect((await studio.ask('/studio/text', { ...body, sent })).status).toBe(409)
  expect((await studio.ask('/studio/text', { ...body, sent: '# One and two' })).status).toBe(400)
  expect(studio.drafts.read(page).text).toBe('# One and two')
})
