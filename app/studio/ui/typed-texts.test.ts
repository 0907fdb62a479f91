// @vitest-environment window
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeStudio, stateOf } from './testing/fake-studio.ts'
import type * as typedTexts from './typed-texts.ts'

const file = 'acme/content/en/faq.md'
let studio: ReturnType<typeof fakeStudio>
let page: typeof typedTexts
beforeEach(async () => {
  sessionStorage.clear()
  localStorage.clear()
  vi.resetModules()
  studio = fakeStudio()
  page = await import('./typed-texts.ts')
})

test('[BRD-06] during a request, only the last typed text waits, and its `shown` is the text that the studio has received', async () => {
  let isSent = false
  page.typeText(file, 'A', '')
  const first = await studio.next('text')
  page.typeText(file, 'AB', 'A')
  page.typeText(file, 'ABC', 'AB')
  const sent = page.sendTexts().then(() => {
    isSent = true
  })
  first.respond(stateOf(1, 'Acme'))
  const second = await studio.next('text')
  expect([first.body, second.body]).toMatchObject([
    { shown: '', text: 'A' },
    { shown: 'A', text: 'ABC' },
  ])
  expect(isSent).toBe(false)
  second.respond(stateOf(2, 'Acme'))
  await sent
  expect(studio.requests).toEqual([])
})

test('[BRD-06] a typed text is sent with the line ends of its file', async () => {
  page.typeText(file, 'One\nTwo\n', 'One\r\n')
  const request = await studio.next('text')
  expect(request.body).toMatchObject({ shown: 'One\r\n', text: 'One\r\nTwo\r\n' })
  request.respond(stateOf(1, 'Acme'))
  await page.sendTexts()
})

test('[BRD-06] the page keeps a refused text, and keeps a text separately if somebody else has changed the same place', async () => {
  page.typeText(file, 'A', '')
  const overtaken = await studio.next('text')
  page.typeText(file, 'And more', 'A')
  overtaken.respond({ message: 'Somebody else has changed it.' }, 409)
  await page.sendTexts()
  expect(page.useTypedTexts.getState()).toEqual({})
  const { useOvertakenTexts } = await import('./overtaken-texts.ts')
  expect(useOvertakenTexts.getState()).toMatchObject([{ file, text: 'And more' }])
  page.typeText(file, 'B', 'Theirs')
  const refused = await studio.next('text')
  expect(refused.body).toMatchObject({ shown: 'Theirs' })
  refused.respond({ message: 'Your role may not.' }, 422)
  await page.sendTexts()
  // A pane fetches the studio's text after each validation.
  page.settleTexts([file])
  expect(page.useTypedTexts.getState()).toEqual({ [file]: 'B' })
  page.typeText(file, 'Theirs too', 'B')
  const corrected = await studio.next('text')
  expect(corrected.body).toMatchObject({ shown: 'Theirs', text: 'Theirs too' })
  corrected.respond(stateOf(1, 'Acme'))
  await page.sendTexts()
  page.settleTexts([file])
  expect(page.useTypedTexts.getState()).toEqual({})
})

test('[BRD-06] the page leaves for another address once the studio has received the typed text', async () => {
  location.hash = ''
  page.typeText(file, 'A', '')
  const left = page.leaveFor('#/left')
  const request = await studio.next('text')
  expect(location.hash).toBe('')
  request.respond(stateOf(1, 'Acme'))
  await left
  expect(location.hash).toBe('#/left')
})

test('[BRD-06] the page leaves for another address although the studio does not respond', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  location.hash = ''
  page.typeText(file, 'A', '')
  const left = page.leaveFor('#/left')
  await vi.advanceTimersByTimeAsync(2_000)
  await left
  expect(location.hash).toBe('#/left')
})

test('[BRD-06] a typed text waits while the studio fails', async () => {
  page.typeText(file, 'A', '')
  const failing = await studio.next('text')
  failing.respond({ message: 'The studio failed.' }, 500)
  await page.sendTexts()
  expect(page.useTypedTexts.getState()).toEqual({ [file]: 'A' })
  const sent = page.sendTexts()
  const again = await studio.next('text')
  expect(again.body).toMatchObject({ text: 'A' })
  again.respond(stateOf(1, 'Acme'))
  await sent
  expect(studio.requests).toEqual([])
})

test('[BRD-06] a text names the first and the last of the earlier texts that had no response', async () => {
  for (const text of ['A', 'AB', 'ABC']) {
    page.typeText(file, text, '')
    const failing = await studio.next('text')
    failing.respond({ message: 'The studio starts.' }, 503)
    await page.sendTexts()
  }
  page.typeText(file, 'ABCD', '')
  const request = await studio.next('text')
  expect(request.body).toMatchObject({ shown: '', sent: ['A', 'ABC'], text: 'ABCD' })
  request.respond(stateOf(1, 'Acme'))
  await page.sendTexts()
})

test('[BRD-06] the next page of a window sends a refused text again, and keeps it if the studio refuses it again', async () => {
  await page.restoreTexts()
  page.typeText(file, 'A', '')
  const refused = await studio.next('text')
  refused.respond({ message: 'Your role may not.' }, 422)
  await page.sendTexts()
  dispatchEvent(new Event('pagehide'))
  vi.resetModules()
  const next = await import('./typed-texts.ts')
  const sent = next.restoreTexts()
  const again = await studio.next('text')
  expect(again.body).toMatchObject({ shown: '', text: 'A' })
  again.respond({ message: 'Your role may not.' }, 422)
  await sent
  next.settleTexts([file])
  expect(next.useTypedTexts.getState()).toEqual({ [file]: 'A' })
})

test('[BRD-06] a malformed entry among the stored texts does not hide the other texts', async () => {
  const text = { file, text: 'A', shown: '' }
  const items = [null, 1, { file }, { ...text, sent: 'B' }, { ...text, file: 'acme/content/th/faq.md' }]
  localStorage.setItem('livery-studio unsent texts closed', JSON.stringify({ items }))
  void page.restoreTexts()
  const request = await studio.next('text')
  expect(request.body).toMatchObject({ file: 'acme/content/th/faq.md', text: 'A' })
})

test('[BRD-06] if two closed windows have stored texts of one file, the page sends both, one after the other', async () => {
  for (const [window, text] of Object.entries({ one: 'A', other: 'AB' }))
    localStorage.setItem(`livery-studio unsent texts ${window}`, JSON.stringify({ items: [{ file, text, shown: '' }] }))
  const sent = page.restoreTexts()
  const first = await studio.next('text')
  expect(first.body).toMatchObject({ text: 'A' })
  first.respond(stateOf(1, 'Acme'))
  await sent
  page.settleTexts([file])
  const second = await studio.next('text')
  expect(second.body).toMatchObject({ text: 'AB' })
  second.respond(stateOf(2, 'Acme'))
  await page.sendTexts()
  expect(Object.keys(localStorage).filter((key) => key.includes('unsent'))).toEqual([])
})

test('[BRD-06] a page sends the last text of a window that closed during a request, and names the text of that request', async () => {
  await page.restoreTexts()
  page.typeText(file, 'A', '')
  await studio.next('text')
  page.typeText(file, 'AB', 'A')
  dispatchEvent(new Event('pagehide'))
  sessionStorage.clear()
  vi.resetModules()
  const next = await import('./typed-texts.ts')
  const sent = next.restoreTexts()
  const request = await studio.next('text')
  expect(request.body).toMatchObject({ shown: '', sent: ['A'], text: 'AB' })
  // A crash during the request would not lose the text.
  expect(JSON.stringify(localStorage)).toContain('AB')
  expect(next.useTypedTexts.getState()).toEqual({ [file]: 'AB' })
  request.respond(stateOf(1, 'Acme'))
  await sent
  expect(Object.keys(localStorage).filter((key) => key.includes('unsent'))).toEqual([])
})
