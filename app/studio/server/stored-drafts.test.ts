import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { valueAt } from '../../../runtime/manifest/index.ts'
import type { BrandState, DraftTexts } from '../messages.ts'
import { openStudio } from './testing/open-studio.ts'

type Studio = Awaited<ReturnType<typeof openStudio>>
let studio: Studio
beforeEach(async () => {
  studio = await openStudio()
})
afterEach(() => studio.close())

/** Kills the studio, runs `meanwhile`, and starts the studio again. */
async function restart(meanwhile: () => void = () => {}): Promise<void> {
  const { outside } = studio
  await studio.stop()
  meanwhile()
  studio = await openStudio({ outside })
}
const edit = (pointer: string, value: string | number) =>
  studio.change('/studio/edit', { edits: [{ layer: 'acme', pointer, value }] })
const readDrafts = async () => (await (await studio.ask('/studio/drafts?brand=acme')).json()) as readonly DraftTexts[]
const readState = async () =>
  (await (await studio.ask('/studio/brand?brand=acme&environment=development')).json()) as BrandState
const draftFolder = () => join(studio.outside, 'cache/studio-drafts')
const draftFiles = () =>
  readdirSync(draftFolder(), { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.draft.json'))

test('[BRD-06] after a restart, the studio still has unsaved changes and can save them', async () => {
  await edit('/merchant/name', 'Kept')
  await edit('/messages/th/kept.text', 'ข้อความ')
  const before = await readDrafts()
  await restart()
  expect(await readDrafts()).toEqual(before)
  const { layers, drafts } = await readState()
  expect(layers.find(({ name }) => name === 'acme')?.value).toMatchObject({ merchant: { name: 'Kept' } })
  await studio.change('/studio/save', {
    files: Object.fromEntries(drafts.map(({ file, version }) => [file, version])),
  })
  expect(JSON.parse(studio.read('acme/manifest.json'))).toMatchObject({ merchant: { name: 'Kept' } })
  expect(JSON.parse(studio.read('acme/messages/th.json'))).toEqual({ 'kept.text': 'ข้อความ' })
  expect(draftFiles()).toEqual([])
  await restart()
  expect(await readDrafts()).toEqual([])
})

test('[BRD-06] a file that was changed while the studio was closed is a conflict', async () => {
  await edit('/merchant/name', 'Mine')
  await restart(() =>
    writeFileSync(join(studio.root, 'acme/manifest.json'), '{ "merchant": { "id": "acme", "name": "Theirs" } }'),
  )
  expect(await readDrafts()).toMatchObject([
    {
      file: 'acme/manifest.json',
      conflict: { clashes: [{ pointer: '/merchant/name', mine: 'Mine', theirs: 'Theirs' }] },
    },
  ])
  const [draft] = await readDrafts()
  const saving = await studio.ask('/studio/save', {
    brand: 'acme',
    environment: 'development',
    known: [],
    files: { 'acme/manifest.json': draft?.version },
  })
  expect(saving.status).toBe(409)
  expect(studio.read('acme/manifest.json')).toContain('Theirs')
})

test('[BRD-06] a draft that the studio saved just before its end is no longer a draft', async () => {
  await edit('/merchant/name', 'Saved')
  const [draft] = await readDrafts()
  await restart(() => writeFileSync(join(studio.root, 'acme/manifest.json'), draft?.after ?? ''))
  expect(await readDrafts()).toEqual([])
  expect(draftFiles()).toEqual([])
})

test('[BRD-06] a restart does not restore undone and discarded changes', async () => {
  await edit('/merchant/name', 'Undone')
  await studio.change('/studio/undo', {})
  await edit('/messages/en/a.text', 'Discarded')
  const [draft] = await readDrafts()
  await studio.change('/studio/discard', { files: { 'acme/messages/en.json': draft?.version } })
  await restart()
  expect(await readDrafts()).toEqual([])
})

test('[BRD-06] steps can be undone and redone after a restart, and a new step removes the undone ones', async () => {
  await edit('/merchant/name', 'First')
  await edit('/merchant/name', 'Second')
  await edit('/messages/en/a.text', 'Third')
  await studio.change('/studio/undo', {})
  await restart()
  const nameNow = async () => {
    const { layers, steps } = await readState()
    const own = layers.find(({ name }) => name === 'acme')?.value
    return { name: valueAt(own, '/merchant/name'), texts: own?.messages, ...steps }
  }
  expect(await nameNow()).toMatchObject({ name: 'Second', texts: undefined, undo: 2, redo: 1 })
  await studio.change('/studio/redo', {})
  expect(await nameNow()).toMatchObject({ texts: { en: { 'a.text': 'Third' } }, undo: 3, redo: 0 })
  await studio.change('/studio/undo', {})
  await studio.change('/studio/undo', {})
  await restart()
  expect(await nameNow()).toMatchObject({ name: 'First', undo: 1, redo: 2 })
  await edit('/merchant/name', 'Fourth')
  await restart()
  expect(await nameNow()).toMatchObject({ name: 'Fourth', undo: 2, redo: 0 })
  await studio.change('/studio/undo', {})
  await studio.change('/studio/undo', {})
  expect(await readDrafts()).toEqual([])
})

test('[BRD-06] a restart drops a damaged step from the history', async () => {
  await edit('/merchant/name', 'First')
  await edit('/merchant/name', 'Second')
  const steps = readdirSync(draftFolder(), { recursive: true, encoding: 'utf8' })
  const last = steps.find((path) => path.endsWith('2.step.json')) ?? ''
  await restart(() => writeFileSync(join(draftFolder(), last), '[["acme/manifest.json", {"before": 5}]]'))
  expect((await readState()).steps).toEqual({ undo: 1, redo: 0 })
})

test('[BRD-06] the draft of a brand whose folder is missing remains until the folder returns', async () => {
  await edit('/merchant/name', 'Waits')
  const [folder, away] = [join(studio.root, 'acme'), join(studio.outside, 'away')]
  await restart(() => renameSync(folder, away))
  expect(studio.drafts.all().size).toBe(0)
  await restart(() => renameSync(away, folder))
  expect(await readDrafts()).toMatchObject([{ file: 'acme/manifest.json' }])
})

test('[BRD-06] a second studio beside a running one has drafts of its own', async () => {
  await edit('/merchant/name', 'First')
  const second = await openStudio({ outside: studio.outside })
  expect(second.drafts.all().size).toBe(0)
  await second.change('/studio/edit', { edits: [{ layer: 'acme', pointer: '/merchant/name', value: 'Second' }] })
  await second.stop()
  await restart()
  expect((await readDrafts())[0]?.after).toContain('First')
})

test('[BRD-06] the studio ignores damaged drafts and drafts of foreign paths, and restores the others', async () => {
  await edit('/merchant/name', 'Whole')
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await restart(() => {
    const [name = ''] = readdirSync(draftFolder())
    const folder = join(draftFolder(), name, '0')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'a.draft.json'), '{"file":"acme/tokens.json","base"')
    writeFileSync(join(folder, 'b.draft.json'), '{"file":"acme/tokens.json","base":5,"text":"{}"}')
    writeFileSync(join(folder, 'c.draft.json'), '{"file":"acme/../../manifest.json","base":null,"text":"{}"}')
    writeFileSync(join(folder, 'd.draft.json'), '{"file":"../outside.json","base":null,"text":"{}"}')
  })
  expect([...studio.drafts.all().keys()]).toEqual(['acme/manifest.json'])
  expect(warn).toHaveBeenCalledTimes(2)
  warn.mockRestore()
})
