// @vitest-environment window
import { beforeEach, expect, test, vi } from 'vitest'
import type { StudioProduct } from '../messages.ts'
import type * as brandEdits from './brand-edits.ts'
import type * as studioState from './studio-state.ts'
import { fakeStudio, stateOf } from './testing/fake-studio.ts'

let studio: ReturnType<typeof fakeStudio>
let page: typeof brandEdits
let useStudio: typeof studioState.useStudio
beforeEach(async () => {
  sessionStorage.clear()
  localStorage.clear()
  vi.resetModules()
  studio = fakeStudio()
  page = await import('./brand-edits.ts')
  useStudio = (await import('./studio-state.ts')).useStudio
  const opened = page.refreshBrand('acme', 1)
  const request = await studio.next('brand')
  request.respond(stateOf(1, 'First'))
  await opened
})

const type = (value: string, isTyped = true) => page.edit([{ pointer: '/merchant/name', value }], isTyped)
const name = () => (useStudio.getState().values.merged.merchant as { name: string }).name
const title = () => (useStudio.getState().values.merged.seo as { title: string }).title

test('[BRD-06] the page shows the environment that the operator has chosen during an edit', async () => {
  type('Second')
  const editing = await studio.next('edit')
  const opened = page.openBrand('acme', 'production')
  const opening = await studio.next('brand')
  opening.respond(stateOf(1, 'First', 'production'))
  await opened
  editing.respond(stateOf(2, 'Second'))
  const again = await studio.next('brand')
  expect(again.query.get('environment')).toBe('production')
  again.respond(stateOf(2, 'Second', 'production'))
  await expect.poll(title).toBe('production')
  expect(name()).toBe('Second')
})

test('[BRD-06] the page does not replace a later state of the brand by an earlier one', async () => {
  const opened = page.openBrand('acme')
  const opening = await studio.next('brand')
  type('Second')
  const editing = await studio.next('edit')
  editing.respond(stateOf(3, 'Second'))
  await page.sendTypedTexts()
  opening.respond(stateOf(2, 'First'))
  await opened
  expect(name()).toBe('Second')
})

test('[BRD-06] after many edits, a request still lists only the two layer values that the page shows', async () => {
  for (let revision = 2; revision < 40; revision += 1) {
    type(`Name ${revision}`)
    const editing = await studio.next('edit')
    editing.respond(stateOf(revision, `Name ${revision}`))
    await page.sendTypedTexts()
  }
  void page.openBrand('acme', 'production')
  expect((await studio.next('brand')).query.get('known')?.split(',')).toHaveLength(2)
})

test('[BRD-06] once the page is connected again, it no longer says that the studio does not respond', async () => {
  useStudio.setState({ unavailable: 'no-response' })
  await page.refreshBrand('acme', 1)
  expect(useStudio.getState().unavailable).toBeUndefined()
  expect(studio.requests).toEqual([])
})

test('[BRD-06] a choice made while typed text is in transit is an undo step of its own', async () => {
  type('S')
  const first = await studio.next('edit')
  page.edit([{ pointer: '/merchant/name' }])
  first.respond(stateOf(2, 'S'))
  const second = await studio.next('edit')
  expect([first.body?.typed, second.body?.typed]).toEqual([true, false])
  second.respond(stateOf(3, 'First'))
  await page.sendTypedTexts()
})

test('[BRD-06] the page keeps typed edits while the studio fails, and sends them before the next change', async () => {
  await page.restoreEdits()
  type('Second')
  const failing = await studio.next('edit')
  failing.respond({ message: 'The studio failed: no space left on device' }, 500)
  await page.sendTypedTexts()
  expect(name()).toBe('Second')
  expect(useStudio.getState().notice).toMatchObject({
    isError: true,
    text: expect.stringMatching(/no space left on device .*still in this tab/) as string,
  })
  expect(JSON.stringify(localStorage)).toContain('Second')
  const notSaved = page.change('save', { files: [] })
  const failingAgain = await studio.next('edit')
  failingAgain.respond({ message: 'The studio failed: no space left on device' }, 500)
  expect(await notSaved).toBe(false)
  const saved = page.change('save', { files: [] })
  const accepted = await studio.next('edit')
  expect(accepted.body?.edits).toMatchObject([{ layer: 'acme', pointer: '/merchant/name', value: 'Second' }])
  accepted.respond(stateOf(2, 'Second'))
  const save = await studio.next('save')
  save.respond(stateOf(3, 'Second'))
  expect(await saved).toBe(true)
})

test('[BRD-06] the page drops edits that the studio refuses, and so does the page in the preview', async () => {
  const { paintOn } = await import('./paint-typed.ts')
  const painter = { paint: vi.fn<() => void>(), accept: vi.fn<() => void>(), refuse: vi.fn<() => void>() }
  const stop = paintOn(painter)
  type('Second')
  const refused = await studio.next('edit')
  refused.respond({ message: 'Your role may not.' }, 422)
  await page.sendTypedTexts()
  expect(name()).toBe('First')
  expect(painter.refuse).toHaveBeenCalledExactlyOnceWith(['/merchant/name'])
  expect(painter.accept).not.toHaveBeenCalled()
  stop()
})

const values = ({ edits }: Readonly<Record<string, unknown>> = {}) =>
  (edits as { value: unknown }[]).map(({ value }) => value)

test('[BRD-06] if the studio refuses one of several edits after an outage, the page drops this edit and names its value', async () => {
  type('Second', false)
  const failing = await studio.next('edit')
  page.edit([{ layer: 'acme/development', pointer: '/seo/title', value: 'Refused' }])
  page.edit([{ pointer: '/merchant/id', value: 'other' }])
  failing.respond({ message: 'The studio failed.' }, 500)
  await page.sendTypedTexts()
  const sent = page.change('pause')
  const together = await studio.next('edit')
  expect(values(together.body)).toEqual(['Second', 'Refused', 'other'])
  together.respond({ message: 'Your role may not.' }, 403)
  const answers = [
    [['Second'], stateOf(2, 'Second'), 200],
    [['Refused'], { message: 'Your role may not.' }, 403],
    [['other'], stateOf(3, 'Second'), 200],
  ] as const
  for (const [expected, data, status] of answers) {
    const one = await studio.next('edit')
    expect(values(one.body)).toEqual(expected)
    one.respond(data, status)
  }
  const paused = await studio.next('pause')
  paused.respond(stateOf(3, 'Second'))
  expect(await sent).toBe(true)
  expect([name(), title()]).toEqual(['Second', 'development'])
  expect(useStudio.getState().notice?.text).toMatch(
    /^Your role may not\. .*did not accept.*: acme\/development \/seo\/title "Refused"$/,
  )
})

test('[BRD-06] the page keeps an edit while the brand is missing, and sends the edit once the brand is back', async () => {
  type('Second', false)
  const editing = await studio.next('edit')
  editing.respond({ message: 'Gone.', failure: { id: 'no-brand', values: { brand: 'acme' } } }, 400)
  await page.sendTypedTexts()
  expect(name()).toBe('Second')
  void page.refreshBrand('acme', 2)
  const request = await studio.next('brand')
  request.respond(stateOf(2, 'First'))
  const again = await studio.next('edit')
  expect(values(again.body)).toEqual(['Second'])
})

test('[BRD-06] the removal of a page removes its settings in the environments that the role may change', async () => {
  const rights = { role: 'owner', layers: ['brand', 'development', 'staging'] }
  const product = { environments: ['development', 'staging', 'production'], rights }
  useStudio.setState({ product: product as unknown as StudioProduct })
  page.removeWhole([{ pointer: '/routes/rules' }, { pointer: '/messages/en/routes.rules.title' }])
  const removing = await studio.next('edit')
  expect(removing.body?.edits).toEqual([
    { layer: 'acme', pointer: '/routes/rules' },
    { layer: 'acme', pointer: '/messages/en/routes.rules.title' },
    { layer: 'acme/development', pointer: '/routes/rules' },
    { layer: 'acme/staging', pointer: '/routes/rules' },
  ])
})

test('[BRD-06] the notice that the brand is missing disappears once the brand is back', async () => {
  const notice = () => useStudio.getState().notice
  type('Second', false)
  const editing = await studio.next('edit')
  editing.respond({ message: 'Gone.', failure: { id: 'no-brand', values: { brand: 'acme' } } }, 400)
  await expect.poll(() => notice()?.isError).toBe(true)
  const opened = page.refreshBrand('acme', 2)
  const request = await studio.next('brand')
  request.respond(stateOf(2, 'First'))
  await opened
  expect(notice()).toBeUndefined()
})

test('[BRD-06] the notice of another failure remains when the brand changes', async () => {
  type('Second', false)
  const editing = await studio.next('edit')
  editing.respond({ message: 'No.', failure: { id: 'not-this-file', values: {} } }, 403)
  await expect.poll(() => useStudio.getState().notice?.isError).toBe(true)
  const opened = page.refreshBrand('acme', 2)
  const request = await studio.next('brand')
  request.respond(stateOf(2, 'First'))
  await opened
  expect(useStudio.getState().notice?.isError).toBe(true)
})

test('[BRD-06] an edit that waits since a failure names the values that it may replace, and another edit names none', async () => {
  type('Second')
  const failing = await studio.next('edit')
  expect(failing.body?.edits).toEqual([{ layer: 'acme', pointer: '/merchant/name', value: 'Second' }])
  failing.respond({ message: 'The studio failed.' }, 500)
  await page.sendTypedTexts()
  type('Third')
  const again = await studio.next('edit')
  // The failed request may have set its value.
  expect(again.body?.edits).toMatchObject([{ value: 'Third', over: [{ value: 'First' }, { value: 'Second' }] }])
  again.respond(stateOf(2, 'Third'))
  await page.sendTypedTexts()
  type('Fourth')
  const last = await studio.next('edit')
  expect(last.body?.edits).toEqual([{ layer: 'acme', pointer: '/merchant/name', value: 'Fourth' }])
})

test('[BRD-06] the page names a newer value that remained, and what the operator has entered instead', async () => {
  type('Second', false)
  const editing = await studio.next('edit')
  const left = { file: 'acme/manifest.json', pointer: '/merchant/name', value: 'Second' }
  editing.respond({ ...stateOf(2, 'Newer'), leftPlaces: [left] })
  await expect
    .poll(() => useStudio.getState().notice?.text)
    .toMatch(/keeps the newer ones.*acme\/manifest\.json \/merchant\/name "Second"$/)
  expect(name()).toBe('Newer')
})

/** Opens the brand in the next page of this window, with the stored work of the earlier pages. */
async function reload() {
  dispatchEvent(new Event('pagehide'))
  vi.resetModules()
  const next = await import('./brand-edits.ts')
  const state = (await import('./studio-state.ts')).useStudio
  const opened = next.refreshBrand('acme', 1)
  const request = await studio.next('brand')
  request.respond(stateOf(1, 'First'))
  await opened
  return { next, state }
}

test('[BRD-06] the next page of a window restores only the edits of its folder of brands', async () => {
  await page.restoreEdits()
  type('Second')
  await studio.next('edit')
  const other = await reload()
  other.state.setState({ product: { merchantsFolder: '/other' } as StudioProduct })
  await other.next.restoreEdits()
  expect(studio.requests).toEqual([])
  // The other folder's page stores no work, and does not remove the work of the first folder.
  const { next } = await reload()
  await next.restoreEdits()
  const sent = await studio.next('edit')
  expect(values(sent.body)).toEqual(['Second'])
})

test('[BRD-06] a malformed entry among the stored edits does not hide the other edits', async () => {
  const edit = { layer: 'acme', pointer: '/merchant/name', value: 'Stored' }
  const items = [null, 1, { layer: 'acme' }, { ...edit, gesture: 'one' }, { ...edit, over: 1 }, edit]
  localStorage.setItem('livery-studio unsent edits closed', JSON.stringify({ items }))
  await page.restoreEdits()
  const sent = await studio.next('edit')
  expect(values(sent.body)).toEqual(['Stored'])
})

test('[BRD-06] if two closed windows have stored edits of one place, the page sends both, one after the other', async () => {
  const edit = { layer: 'acme', pointer: '/merchant/name', over: [{ value: 'First' }] }
  for (const value of ['One', 'Other'])
    localStorage.setItem(`livery-studio unsent edits ${value}`, JSON.stringify({ items: [{ ...edit, value }] }))
  await page.restoreEdits()
  const first = await studio.next('edit')
  first.respond(stateOf(2, 'One'))
  const second = await studio.next('edit')
  expect([values(first.body), values(second.body)]).toEqual([['One'], ['Other']])
  // The studio compares the current value with `over`, and keeps the newer one.
  expect(second.body?.edits).toMatchObject([{ over: [{ value: 'First' }] }])
  second.respond(stateOf(3, 'One'))
  await page.sendTypedTexts()
  expect(Object.keys(localStorage).filter((key) => key.includes('unsent'))).toEqual([])
})

test('[BRD-06] a page sends the edits that a closed window of the same folder had not sent', async () => {
  await page.restoreEdits()
  type('Second')
  await studio.next('edit')
  dispatchEvent(new Event('pagehide'))
  sessionStorage.clear()
  const { next, state } = await reload()
  state.setState({ product: { merchantsFolder: '/other' } as StudioProduct })
  await next.restoreEdits()
  expect(studio.requests).toEqual([])
  state.setState({ product: undefined })
  await next.restoreEdits()
  const sent = await studio.next('edit')
  expect(sent.body?.edits).toMatchObject([{ value: 'Second', over: [{ value: 'First' }, { value: 'Second' }] }])
  sent.respond(stateOf(2, 'Second'))
  await next.sendTypedTexts()
  expect(Object.keys(localStorage).filter((key) => key.includes('unsent'))).toEqual([])
})
