import { DatabaseSync } from 'node:sqlite'
import { lockName } from '../engine/folder-lock.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DraftTexts } from '../messages.ts'
import { openStudio } from './testing/open-studio.ts'

let studio: Awaited<ReturnType<typeof openStudio>>
beforeEach(async () => {
  studio = await openStudio()
})
afterEach(() => studio.close())

const rename = (value: string) => ({ edits: [{ layer: 'acme', pointer: '/merchant/name', value }] })
/** The body of a request that resolves the current conflict of `acme/manifest.json` by a choice. */
async function shownConflict(choice: 'mine' | 'theirs') {
  const drafts = (await (await studio.ask('/studio/drafts?brand=acme')).json()) as readonly DraftTexts[]
  const [{ file, version, conflict } = { file: '', version: '' }] = drafts
  return { file, version, theirs: conflict?.theirs, choice }
}
const versions = (drafts: readonly { readonly file: string; readonly version: string }[]) =>
  Object.fromEntries(drafts.map(({ file, version }) => [file, version]))

test('[BRD-06] a save of a draft that has changed since it was shown is refused', async () => {
  const shown = await studio.change('/studio/edit', rename('One'))
  await studio.change('/studio/edit', rename('Two'))
  const late = await studio.ask('/studio/save', {
    brand: 'acme',
    environment: 'development',
    known: [],
    files: versions(shown.drafts),
  })
  expect(late.status).toBe(409)
  expect(studio.read('acme/manifest.json')).not.toContain('One')
  const { drafts } = await studio.change('/studio/pause', {})
  await studio.change('/studio/save', { files: versions(drafts) })
  expect(studio.read('acme/manifest.json')).toContain('"Two"')
})

test('[BRD-06] while another studio writes, a save and a picture wait, and the studio handles other requests', async () => {
  const { drafts } = await studio.change('/studio/edit', rename('Waiting'))
  const other = new DatabaseSync(join(studio.root, lockName))
  other.exec('BEGIN EXCLUSIVE')
  const waiting = { isOver: false }
  const changes = Promise.all([
    studio.change('/studio/save', { files: versions(drafts) }),
    studio.change('/studio/asset', {
      path: 'assets/more.svg',
      bytes: btoa('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    }),
  ]).finally(() => {
    waiting.isOver = true
  })
  await studio.change('/studio/pause', { brand: 'other' })
  expect(waiting.isOver).toBe(false)
  expect(studio.read('acme/manifest.json')).not.toContain('Waiting')
  other.close()
  await changes
  expect(studio.read('acme/manifest.json')).toContain('"Waiting"')
  expect(studio.read('acme/assets/more.svg')).toContain('<svg')
})

test('[BRD-06] a draft that changes while its save waits for another studio is not saved', async () => {
  const { drafts } = await studio.change('/studio/edit', rename('One'))
  const other = new DatabaseSync(join(studio.root, lockName))
  other.exec('BEGIN EXCLUSIVE')
  const more = { brand: 'acme', environment: 'development', known: [], files: versions(drafts) }
  const saving = studio.ask('/studio/save', more)
  await studio.change('/studio/edit', rename('Two'))
  other.close()
  expect((await saving).status).toBe(409)
  expect(studio.read('acme/manifest.json')).not.toMatch(/One|Two/)
  expect(studio.drafts.read('acme/manifest.json').text).toContain('"Two"')
})

test('[BRD-06] a discard of a draft that has changed since it was shown is refused', async () => {
  const shown = await studio.change('/studio/edit', rename('One'))
  const body = { brand: 'acme', environment: 'development', known: [], files: versions(shown.drafts) }
  await studio.change('/studio/edit', rename('Two'))
  expect((await studio.ask('/studio/discard', body)).status).toBe(409)
  expect(studio.drafts.read('acme/manifest.json').text).toContain('"Two"')
  const { drafts } = await studio.change('/studio/pause', {})
  expect(await studio.change('/studio/discard', { files: versions(drafts) })).toMatchObject({ drafts: [] })
})

test('[BRD-06] a save after another editor’s save is a conflict, and its resolution keeps the changes of both', async () => {
  const { drafts } = await studio.change('/studio/edit', rename('Mine'))
  const path = join(studio.root, 'acme/manifest.json')
  writeFileSync(path, readFileSync(path, 'utf8').replace(/\}\s*$/, ',"otp":{"length":5}}'))
  const response = await studio.ask('/studio/save', {
    brand: 'acme',
    environment: 'development',
    known: [],
    files: versions(drafts),
  })
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({
    conflicts: [{ file: 'acme/manifest.json', clashes: [] }],
    message: expect.stringContaining('Somebody else has changed acme/manifest.json.'),
  })
  const resolved = await studio.change('/studio/resolve', await shownConflict('mine'))
  await studio.change('/studio/save', { files: versions(resolved.drafts) })
  expect(JSON.parse(studio.read('acme/manifest.json'))).toEqual({
    merchant: { id: 'acme', name: 'Mine' },
    otp: { length: 5 },
  })
})

test.each(['mine', 'theirs'] as const)(
  '[BRD-06] the choice of "%s" in a conflict is refused if one of the two texts has changed since it was shown',
  async (choice) => {
    const path = join(studio.root, 'acme/manifest.json')
    const save = (length: number) =>
      writeFileSync(path, `{ "merchant": { "id": "acme", "name": "Theirs" }, "otp": { "length": ${length} } }`)
    const refused = async (body: object) => {
      const response = await studio.ask('/studio/resolve', { brand: 'acme', environment: 'development', ...body })
      const { failure } = (await response.json()) as { readonly failure?: { readonly id: string } }
      return [response.status, failure?.id]
    }
    await studio.change('/studio/edit', rename('Mine'))
    save(5)
    const first = await shownConflict(choice)
    await studio.change('/studio/edit', rename('Mine, later'))
    expect(await refused(first)).toEqual([409, 'draft-changed'])
    const second = await shownConflict(choice)
    save(6)
    expect(await refused(second)).toEqual([409, 'conflict'])
    expect(studio.drafts.read('acme/manifest.json').text).toContain('Mine, later')
    const { drafts } = await studio.change('/studio/resolve', await shownConflict(choice))
    expect(drafts).toHaveLength(choice === 'mine' ? 1 : 0)
  },
)

test('[BRD-06] a save on a read-only disk fails with the reason, and the draft remains', async () => {
  const { drafts } = await studio.change('/studio/edit', rename('Other'))
  studio.drafts.save = () => {
    const error = new Error('EROFS: read-only file system, open')
    throw Object.assign(error, { code: 'EROFS', syscall: 'open', path: '/brands/acme/manifest.json' })
  }
  const body = { brand: 'acme', environment: 'development', known: [], files: versions(drafts) }
  const response = await studio.ask('/studio/save', body)
  expect([response.status, await response.json()]).toMatchObject([
    500,
    { message: 'Livery cannot use /brands/acme/manifest.json: its disk is read-only.' },
  ])
  expect(studio.drafts.all().size).toBe(1)
})

test('[BRD-06] if a conflict was resolved for the other editor, an undo restores the draft with both editors’ changes', async () => {
  await studio.change('/studio/edit', rename('Mine'))
  const path = join(studio.root, 'acme/manifest.json')
  writeFileSync(path, readFileSync(path, 'utf8').replace(/\}\s*$/, ',"otp":{"length":5}}'))
  const resolved = await studio.change('/studio/resolve', await shownConflict('theirs'))
  expect(resolved.drafts).toEqual([])
  await studio.change('/studio/undo', {})
  expect(JSON.parse(studio.drafts.read('acme/manifest.json').text ?? '')).toEqual({
    merchant: { id: 'acme', name: 'Mine' },
    otp: { length: 5 },
  })
})

test('[BRD-06] an undo restores a discarded draft', async () => {
  const { drafts } = await studio.change('/studio/edit', rename('One'))
  const { steps } = await studio.change('/studio/discard', { files: versions(drafts) })
  expect(steps).toEqual({ undo: 2, redo: 0 })
  await studio.change('/studio/undo', {})
  expect(studio.drafts.read('acme/manifest.json').text).toContain('"One"')
})
