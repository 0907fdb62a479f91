import { cpSync, existsSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BrandState, ContentTexts } from '../messages.ts'
import { openStudio } from './testing/open-studio.ts'

let studio: Awaited<ReturnType<typeof openStudio>>
beforeEach(async () => {
  studio = await openStudio()
})
afterEach(() => studio.close())

const rename = (value: string) => ({ edits: [{ layer: 'acme', pointer: '/merchant/name', value }] })
test('[BRD-06] the studio validates a change immediately, and the issues name its pointer and file', async () => {
  const { issues } = await studio.change('/studio/edit', {
    edits: [{ layer: 'acme', pointer: '/otp/length', value: 99 }],
  })
  expect(issues.map(({ pointer, file }) => [pointer, file])).toEqual([['/otp/length', 'acme/manifest.json']])
  const mended = await studio.change('/studio/edit', { edits: [{ layer: 'acme', pointer: '/otp/length' }] })
  expect(mended.issues).toEqual([])
  expect(mended.drafts).toEqual([])
})

test('[BRD-06] the studio edits a brand that another program has created since the studio started', async () => {
  cpSync(join(studio.root, 'acme'), join(studio.root, 'later'), { recursive: true })
  writeFileSync(join(studio.root, 'later/manifest.json'), '{ "merchant": { "id": "later", "name": "Later" } }')
  await studio.refresh(['later'])
  const edits = [{ layer: 'later', pointer: '/toast/duration', value: 4000 }]
  const { drafts, layers } = await studio.change('/studio/edit', { brand: 'later', edits })
  expect(drafts.map(({ file }) => file)).toEqual(['later/manifest.json'])
  expect(layers.find(({ name }) => name === 'later')?.isWritable).toBe(true)
})

test('[BRD-06] no layer of a brand whose folder is a symbolic link is writable', async () => {
  const root = join(studio.outside, 'elsewhere')
  cpSync(join(studio.root, 'acme'), root, { recursive: true })
  symlinkSync(root, join(studio.root, 'linked'))
  await studio.refresh(['linked'])
  const { layers } = await studio.change('/studio/pause', { brand: 'linked' })
  expect(layers.filter(({ isWritable }) => isWritable)).toEqual([])
})

test('[BRD-06] a setting that is set to its inherited value is inherited again, also in an environment', async () => {
  const set = (layer: string, value: number) =>
    studio.change('/studio/edit', { edits: [{ layer, pointer: '/toast/duration', value }] })
  expect((await set('acme', 4000)).drafts).toHaveLength(1)
  const again = await set('acme', 3000)
  expect([again.issues, again.drafts]).toEqual([[], []])
  await set('acme', 4000)
  await set('acme/staging', 3000)
  const { issues, drafts } = await set('acme/staging', 4000)
  expect([issues, drafts.map(({ file }) => file)]).toEqual([[], ['acme/manifest.json']])
})

test('[BRD-06] a value remains while the file of a lower layer is not JSON, because the inherited value is unknown', async () => {
  await studio.change('/studio/pause', { environment: 'staging' })
  await studio.change('/studio/text', {
    file: 'acme/manifest.json',
    shown: studio.read('acme/manifest.json'),
    text: '{',
  })
  const { drafts } = await studio.change('/studio/edit', {
    edits: [{ layer: 'acme/staging', pointer: '/toast/duration', value: 3000 }],
  })
  expect(drafts.map(({ file }) => file)).toEqual(['acme/manifest.json', 'acme/environments/staging.json'])
})

test('[BRD-06] a value remains if another window sets a different value in a lower layer at the same time', async () => {
  const set = (layer: string, value: number) =>
    studio.change('/studio/edit', { edits: [{ layer, pointer: '/toast/duration', value }] })
  await Promise.all([set('acme', 4000), set('acme/staging', 3000)])
  expect([...studio.drafts.all().keys()]).toEqual(['acme/manifest.json', 'acme/environments/staging.json'])
})

test('[BRD-06] a layer for every environment keeps a value that it would inherit in only one environment', async () => {
  const value = ['games.localhost']
  const { drafts } = await studio.change('/studio/edit', { edits: [{ layer: 'acme', pointer: '/hosts/game', value }] })
  expect(drafts.map(({ file }) => file)).toEqual(['acme/manifest.json'])
})

test('[BRD-06] while a value breaks the schema, the layers contain the value and later changes', async () => {
  const valueOf = (layers: readonly { readonly name: string; readonly value?: unknown }[]) =>
    layers.find(({ name }) => name === 'acme')?.value
  const { layers } = await studio.change('/studio/edit', {
    edits: [{ layer: 'acme', pointer: '/otp/length', value: 99 }],
  })
  expect(valueOf(layers)).toMatchObject({ otp: { length: 99 } })
  const next = await studio.change('/studio/edit', {
    edits: [{ layer: 'acme', pointer: '/availability/refusedCountries', value: ['ph'] }],
  })
  expect(next.issues.map(({ code }) => code)).toEqual(['out-of-range', 'bad-form'])
  expect(valueOf(next.layers)).toMatchObject({ otp: { length: 99 }, availability: { refusedCountries: ['ph'] } })
  expect(next.layers.map(({ name }) => name)).toEqual(layers.map(({ name }) => name))
  expect(Object.keys(next.assets)).toContain('logo.svg')
})

test.each([
  ['acme', 'There is already a brand "acme".'],
  ['Acme!', 'A brand’s folder needs a name of 2 to 32 lowercase letters'],
])('[BRD-06] the studio creates no brand "%s", and says why', async (brand, reason) => {
  const refused = await studio.ask('/studio/create', { brand, name: 'Other' })
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining(reason) })
})

test('[BRD-06] a change of a brand without a folder is refused with the reason', async () => {
  const refused = await studio.ask('/studio/edit', { brand: 'gone', ...rename('Other') })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('There is no brand "gone".') })
})

test('[BRD-06] each layer lists the brands that it affects, and a page receives only the values that it lacks', async () => {
  const { layers } = await studio.change('/studio/pause', {})
  expect(layers.map(({ name, isWritable, touches }) => ({ name, isWritable, touches }))).toEqual([
    { name: 'defaults', isWritable: false, touches: ['acme', 'other'] },
    { name: 'base', isWritable: false, touches: ['acme', 'other'] },
    { name: 'base/development', isWritable: false, touches: ['acme', 'other'] },
    { name: 'acme', isWritable: true, touches: ['acme'] },
    { name: 'acme/development', isWritable: true, touches: ['acme'] },
  ])
  const later = await studio.change('/studio/edit', { ...rename('New'), known: layers.map(({ content }) => content) })
  const sent = later.layers.filter(({ value }) => value !== undefined).map(({ name }) => name)
  expect(sent).toEqual(['acme'])
})

test('[BRD-06] the studio writes a picture, but not under the ending of another format', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
  const { assets } = await studio.change('/studio/asset', { path: 'assets/new.svg', bytes: drawing })
  expect(assets['new.svg']).toBe('acme')
  const wrong = await studio.ask('/studio/asset', {
    brand: 'acme',
    environment: 'development',
    known: [],
    path: 'assets/new.png',
    bytes: drawing,
  })
  expect(wrong.status).toBe(422)
  expect(existsSync(join(studio.root, 'acme/assets/new.png'))).toBe(false)
})

test('[BRD-06] the studio removes a picture, and an issue names the place that still uses it', async () => {
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
  await studio.change('/studio/asset', { path: 'assets/new.svg', bytes })
  const edits = [{ layer: 'acme', pointer: '/merchant/logo', value: 'new.svg' }]
  expect((await studio.change('/studio/edit', { edits })).issues).toEqual([])
  const { assets, issues } = await studio.change('/studio/asset/remove', { path: 'assets/new.svg' })
  expect(existsSync(join(studio.root, 'acme/assets/new.svg'))).toBe(false)
  expect(assets['new.svg']).toBeUndefined()
  expect(issues.map(({ code, pointer }) => [code, pointer])).toEqual([['unknown-asset', '/merchant/logo']])
})

test('[BRD-06] an issue names the place of a text that is not JSON, and the page keeps the last valid layers', async () => {
  const { issues, layers } = await studio.change('/studio/text', {
    shown: studio.read('acme/manifest.json'),
    file: 'acme/manifest.json',
    text: '{\n  "merchant": ',
  })
  expect(issues).toMatchObject([{ file: 'acme/manifest.json', line: 2 }])
  expect(layers.map(({ name }) => name)).toContain('acme')
})

const manifest = 'acme/manifest.json'
const content = 'acme/content/en/rules.md'
/** Sends `text` as the typed text of a file, from a window that shows `shown`. */
const type = (file: string, shown: string, text: string) =>
  studio.ask('/studio/text', { brand: 'acme', environment: 'development', known: [], file, shown, text })
const textOf = async (file: string) => {
  const response = await studio.ask(`/studio/text?${new URLSearchParams({ brand: 'acme', file }).toString()}`)
  return ((await response.json()) as { text: string }).text
}

test('[BRD-06] a text typed in one window keeps what another window has changed elsewhere in the file', async () => {
  const shown = await textOf(manifest)
  await studio.change('/studio/edit', { edits: [{ layer: 'acme', pointer: '/otp/length', value: 5 }] })
  expect((await type(manifest, shown, shown.replace('Acme', 'Typed'))).status).toBe(200)
  expect(JSON.parse(await textOf(manifest))).toMatchObject({ merchant: { name: 'Typed' }, otp: { length: 5 } })
})

test('[BRD-06] a typed text keeps what another program has saved elsewhere in the file', async () => {
  const shown = await textOf(manifest)
  const path = join(studio.root, manifest)
  writeFileSync(path, shown.replace(/\}\s*$/, ',"otp":{"length":5}}'))
  expect((await type(manifest, shown, shown.replace('Acme', 'Typed'))).status).toBe(200)
  expect(JSON.parse(await textOf(manifest))).toMatchObject({ merchant: { name: 'Typed' }, otp: { length: 5 } })
})

test.each([
  ['both set one key', manifest, (text: string, name: string) => text.replace('Acme', name)],
  ['the first text is not valid JSON', manifest, (text: string, name: string) => text.replace('"Acme"', `"${name}`)],
  ['the file is a text page', content, (_text: string, name: string) => `# ${name}`],
])('[BRD-06] a typed text does not replace the text of another window if %s', async (_case, file, changed) => {
  const shown = await textOf(file)
  expect((await type(file, shown, changed(shown, 'First'))).status).toBe(200)
  const refused = await type(file, shown, changed(shown, 'Second'))
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining(`Somebody else has changed ${file}`) })
  expect(await textOf(file)).toContain('First')
  expect((await type(file, await textOf(file), changed(shown, 'Second'))).status).toBe(200)
})

test('[BRD-06] the studio reads a lower folder’s own text page, even if the brand overrides it', async () => {
  const textOf = async (folder: string) => {
    const query = new URLSearchParams({ brand: 'acme', page: 'faq', folder })
    const { folders, texts } = (await (await studio.ask(`/studio/content?${query.toString()}`)).json()) as ContentTexts
    return [folders.en, texts.en]
  }
  const [folder, inherited] = await textOf('acme')
  expect(folder).toBe('base')
  await studio.change('/studio/text', { file: 'acme/content/en/faq.md', shown: '', text: '# Of Acme' })
  expect(await textOf('acme')).toEqual(['acme', '# Of Acme'])
  expect(await textOf('base')).toEqual(['base', inherited])
})

test('[BRD-06] the response to a refused request contains the failure as data, for a page in another language', async () => {
  const gone = await studio.ask('/studio/brand?brand=gone&environment=development')
  expect([gone.status, await gone.json()]).toEqual([
    400,
    {
      message: 'There is no brand "gone". Somebody may have renamed or removed its folder.',
      failure: { id: 'no-brand', values: { brand: 'gone' } },
    },
  ])
  const saved = await studio.ask('/studio/save', {
    brand: 'acme',
    environment: 'development',
    known: [],
    files: { 'acme/manifest.json': 'an earlier version' },
  })
  expect([saved.status, await saved.json()]).toMatchObject([409, { failure: { id: 'draft-changed', values: {} } }])
})

test('[BRD-06] all windows that share one connection are open, so no other window undoes their steps', async () => {
  const body = { brand: 'acme', environment: 'development', known: [] }
  const from = (window: string) => ({ 'x-livery-window': window })
  const stepsOf = async (window: string) =>
    ((await (await studio.ask('/studio/pause', body, from(window))).json()) as BrandState).steps.undo
  const events = await studio.ask('/studio/events?windows=second,third', undefined, from('first'))
  await studio.ask('/studio/edit', { ...body, ...rename('Mine') }, from('second'))
  expect([await stepsOf('first'), await stepsOf('second'), await stepsOf('third')]).toEqual([0, 1, 0])
  await events.body?.cancel()
  expect(await stepsOf('first')).toBe(1)
})

test('[BRD-06] an upload removes the unfinished file of a killed upload', async () => {
  const folder = join(studio.root, 'acme/assets')
  writeFileSync(join(folder, '.logo.svg.0123456789ab.livery-unfinished'), '<svg')
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
  await studio.change('/studio/asset', { path: 'assets/logo.svg', bytes })
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
})
