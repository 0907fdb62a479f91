import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDrafts, RefusedChange } from './drafts.ts'
import { createEditSession } from './edit-session.ts'

let root: string
const manifest = `{
  "merchant": { "id": "acme", "name": "Acme" },
  "otp": { "length": 4 },
  "features": { "cashback": { "enabled": true } }
}
`
const tokens = `{ "light": { "accent": { "$value": "#112233" } } }\n`

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-studio-'))
  write('acme/manifest.json', manifest)
  write('acme/tokens.json', tokens)
  write('acme/environments/production.json', '{}\n')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const disk = (file: string) => readFileSync(join(root, file), 'utf8')

function open() {
  const drafts = createDrafts(root)
  const open = new Set(['one', 'other'])
  const { inWindow } = createEditSession(
    drafts,
    (_layer, pointer) => pointer === '/otp',
    undefined,
    (name) => open.has(name),
  )
  return { drafts, session: inWindow('one'), other: inWindow('other'), close: (name: string) => open.delete(name) }
}
const all = ['acme/manifest.json', 'acme/tokens.json', 'acme/messages/th.json', 'acme/environments/production.json']

test('[BRD-06] edits go to the file of their layer, and reach the disk with the save only', () => {
  const { drafts, session } = open()
  session.edit([
    { layer: 'acme', pointer: '/merchant/name', value: 'New' },
    { layer: 'acme', pointer: '/tokens/light/accent/$value', value: '#445566' },
    { layer: 'acme', pointer: '/messages/th/seo.title', value: 'ใหม่' },
    { layer: 'acme/production', pointer: '/otp/length', value: 6 },
  ])
  expect(disk('acme/manifest.json')).toBe(manifest)
  expect(drafts.save(all)).toEqual({ saved: all })
  expect(disk('acme/manifest.json')).toBe(manifest.replace('"Acme"', '"New"'))
  expect(disk('acme/tokens.json')).toBe(tokens.replace('#112233', '#445566'))
  expect(JSON.parse(disk('acme/messages/th.json'))).toEqual({ 'seo.title': 'ใหม่' })
  expect(JSON.parse(disk('acme/environments/production.json'))).toEqual({ otp: { length: 6 } })
  expect(drafts.all().size).toBe(0)
})

test('[BRD-06] a value that is inherited again takes an object along that says nothing without it', () => {
  const { drafts, session } = open()
  session.edit([{ layer: 'acme', pointer: '/otp/length' }])
  session.edit([{ layer: 'acme', pointer: '/features/cashback/enabled' }])
  expect(JSON.parse(drafts.read('acme/manifest.json').text ?? '')).toEqual({
    merchant: { id: 'acme', name: 'Acme' },
    features: { cashback: {} },
  })
})

test('[BRD-06] undo and redo go back and forth across files, also over a save', () => {
  const { drafts, session } = open()
  session.edit([{ layer: 'acme', pointer: '/merchant/name', value: 'One' }])
  session.edit([{ layer: 'acme', pointer: '/tokens/light/accent/$value', value: '#000000' }])
  drafts.save(all)
  session.undo()
  expect(drafts.read('acme/tokens.json').text).toBe(tokens)
  session.undo()
  expect(session.steps().undo).toBe(0)
  expect(session.undo()).toEqual([])
  drafts.save(all)
  expect([disk('acme/manifest.json'), disk('acme/tokens.json')]).toEqual([manifest, tokens])
  session.redo()
  expect(drafts.read('acme/manifest.json').text).toContain('"One"')
  expect(session.steps()).toEqual({ undo: 1, redo: 1 })
})

test('[BRD-06] the letters of one word are one step, and a pause begins another one', () => {
  const { drafts, session } = open()
  const type = (value: string) => session.edit([{ layer: 'acme', pointer: '/merchant/name', value }], true)
  for (const value of ['N', 'Ne', 'New']) type(value)
  session.pause()
  type('Newer')
  session.undo()
  expect(drafts.read('acme/manifest.json').text).toContain('"New"')
  session.undo()
  expect(drafts.read('acme/manifest.json').text).toBe(manifest)
})

test('[BRD-06] undo keeps the changes that another editor has made since', () => {
  const { drafts, session } = open()
  session.edit([{ layer: 'acme', pointer: '/merchant/name', value: 'Mine' }])
  drafts.save(all)
  write('acme/manifest.json', disk('acme/manifest.json').replace('"length": 4', '"length": 8'))
  session.undo()
  drafts.save(all)
  expect(disk('acme/manifest.json')).toBe(manifest.replace('"length": 4', '"length": 8'))
})

test('[BRD-06] a window undoes and redoes its own steps, and the steps of another window remain', () => {
  const { drafts, session, other } = open()
  const text = () => JSON.parse(drafts.read('acme/manifest.json').text ?? '')
  session.edit([{ layer: 'acme', pointer: '/merchant/name', value: 'Mine' }])
  other.edit([{ layer: 'acme', pointer: '/otp/length', value: 8 }])
  session.edit([{ layer: 'acme', pointer: '/features/cashback/enabled', value: false }])
  expect([session.steps(), other.steps()]).toEqual([
    { undo: 2, redo: 0 },
    { undo: 1, redo: 0 },
  ])
  other.undo()
  expect(text()).toMatchObject({
    merchant: { name: 'Mine' },
    otp: { length: 4 },
    features: { cashback: { enabled: false } },
  })
  session.edit([{ layer: 'acme', pointer: '/merchant/name', value: 'Mine again' }])
  expect(other.redo()).toEqual([])
  session.undo()
  session.undo()
  session.undo()
  expect(text()).toEqual({ ...JSON.parse(manifest), otp: { length: 8 } })
  expect(session.steps()).toEqual({ undo: 0, redo: 3 })
})

test('[BRD-06] undo leaves a place that another window has changed since, and names it', () => {
  const { drafts, session, other } = open()
  const name = (value: string) => [{ layer: 'acme', pointer: '/merchant/name', value }]
  session.edit([...name('Mine'), { layer: 'acme', pointer: '/otp/length', value: 5 }])
  other.edit(name('Theirs'))
  expect(session.undo()).toEqual([{ file: 'acme/manifest.json', pointer: '/merchant/name' }])
  expect(drafts.read('acme/manifest.json').text).toBe(manifest.replace('"Acme"', '"Theirs"'))
  session.redo()
  expect(drafts.read('acme/manifest.json').text).toContain('"length": 5')
  session.write('acme/content/en/faq.md', 'mine')
  other.write('acme/content/en/faq.md', 'mine and theirs')
  expect(session.undo()).toEqual([{ file: 'acme/content/en/faq.md' }])
  expect(session.steps()).toEqual({ undo: 1, redo: 0 })
  expect(drafts.read('acme/content/en/faq.md').text).toBe('mine and theirs')
})

test('[BRD-06] the letters of a word that two windows type by turns are steps of their windows', () => {
  const { drafts, session, other } = open()
  const type = (value: string) => [{ layer: 'acme', pointer: '/merchant/name', value }]
  session.edit(type('A'), true)
  other.edit([{ layer: 'acme', pointer: '/otp/length', value: 8 }], true)
  session.edit(type('AB'), true)
  session.undo()
  session.undo()
  expect(drafts.read('acme/manifest.json').text).toBe(manifest.replace('4', '8'))
})

test('[BRD-06] the steps of a closed window can be undone in another one', () => {
  const { drafts, session, other, close } = open()
  session.edit([{ layer: 'acme', pointer: '/merchant/name', value: 'Mine' }])
  expect(other.steps().undo).toBe(0)
  close('one')
  expect(other.steps().undo).toBe(1)
  other.undo()
  expect(drafts.read('acme/manifest.json').text).toBe(manifest)
})

test('[BRD-06] a file that changed meanwhile is a conflict: no file is written until it is resolved', () => {
  const { drafts, session } = open()
  session.edit([
    { layer: 'acme', pointer: '/merchant/name', value: 'Mine' },
    { layer: 'acme', pointer: '/tokens/light/accent/$value', value: '#000000' },
  ])
  const theirs = manifest.replace('"Acme"', '"Theirs"').replace('"length": 4', '"length": 8')
  write('acme/manifest.json', theirs)
  expect(drafts.save(all)).toEqual({
    conflicts: [
      {
        file: 'acme/manifest.json',
        theirs,
        clashes: [{ pointer: '/merchant/name', base: 'Acme', mine: 'Mine', theirs: 'Theirs' }],
      },
    ],
  })
  expect([disk('acme/manifest.json'), disk('acme/tokens.json')]).toEqual([theirs, tokens])
  drafts.resolve('acme/manifest.json', 'mine')
  drafts.save(all)
  expect(disk('acme/manifest.json')).toBe(theirs.replace('"Theirs"', '"Mine"'))
  expect(disk('acme/tokens.json')).toContain('#000000')
})

test('[BRD-06] a conflict resolved for the other editor drops the changes made here to that file', () => {
  const { drafts, session } = open()
  session.edit([{ layer: 'acme', pointer: '/merchant/name', value: 'Mine' }])
  write('acme/manifest.json', manifest.replace('"Acme"', '"Theirs"'))
  drafts.resolve('acme/manifest.json', 'theirs')
  expect(drafts.save(all)).toEqual({ saved: [] })
  expect(disk('acme/manifest.json')).toContain('"Theirs"')
})

test('[BRD-06] a text that is not JSON can be typed, but not saved and not edited by a form', () => {
  const { drafts, session } = open()
  session.write('acme/manifest.json', '{ "merchant": ')
  expect(() => session.edit([{ layer: 'acme', pointer: '/otp/length', value: 5 }])).toThrow(RefusedChange)
  expect(() => drafts.save(all)).toThrow(RefusedChange)
  expect(disk('acme/manifest.json')).toBe(manifest)
})

test.each(['/__proto__/x', '/otp/constructor', '/messages/xx/a', '/tokens', '', 'otp', '/messages/th'])(
  '[BRD-06] an edit at %s is refused',
  (pointer) => {
    const { session } = open()
    expect(() => session.edit([{ layer: 'acme', pointer, value: {} }])).toThrow(RefusedChange)
  },
)

test('[BRD-06] tokens and texts are the same in every environment', () => {
  const { session } = open()
  const edit = { layer: 'acme/production', pointer: '/tokens/light/accent/$value', value: '#000000' }
  expect(() => session.edit([edit])).toThrow(RefusedChange)
})

const paths = [
  '../base',
  '..',
  '.',
  '',
  'ACME',
  'acme/..',
  'acme%2f..',
  'ac\0me',
  'acme.',
  'acme ',
  'a',
  'x'.repeat(33),
  '/etc',
  'C:',
  '\\\\host',
  'ａcme',
  'acme\u2215x',
  '~',
  'con:',
  '__proto__',
].map((merchant) => `${merchant}/manifest.json`)
const files = [
  '../manifest.json',
  '..%2fmanifest.json',
  '..\\manifest.json',
  'manifest.json\0',
  'manifest.json.',
  'manifest.json/',
  '/manifest.json',
  'MANIFEST.JSON',
  'environments/../manifest.json',
  'environments/other.json',
  'messages/xx.json',
  'assets/../manifest.json',
  'assets/x/y.svg',
  'assets/.svg',
  'assets/a.html',
  'assets/a.svg.js',
  'assets/%2e%2e/a.svg',
  'content/en/../../manifest.json',
  'content/en/.md',
  'content/xx/a.md',
  'content/en/a.md\0',
  'content/en/A.md',
  '',
  'C:\\manifest.json',
  '\u2024\u2024/manifest.json',
  '．．/manifest.json',
  'manifest．json',
  '.livery-lock',
  'package.json',
  'environments\\production.json',
  './manifest.json',
  'manifest.json%00',
  'manifest.json;',
  'assets/art/../../x.svg',
  'a',
].map((file) => `acme/${file}`)

test.each([...paths, ...files])('[BRD-06] the path %j is never written', (file) => {
  const { drafts } = open()
  write('outside.json', '{}')
  expect(() => {
    drafts.put(file, { base: undefined }, '{"broken":"in"}')
    drafts.save([file])
  }).toThrow()
})

test('[BRD-06] no link is followed, neither a file nor a folder nor the brand itself', () => {
  const outside = mkdtempSync(join(tmpdir(), 'livery-outside-'))
  writeFileSync(join(outside, 'th.json'), '{}')
  mkdirSync(join(outside, 'environments'))
  writeFileSync(join(outside, 'manifest.json'), '{}')
  symlinkSync(outside, join(root, 'acme/messages'))
  symlinkSync(outside, join(root, 'linked'))
  symlinkSync(join(outside, 'manifest.json'), join(root, 'acme/sandbox.json'))
  const { drafts } = open()
  for (const file of ['acme/messages/th.json', 'linked/manifest.json', 'acme/sandbox.json']) {
    drafts.put(file, { base: undefined }, '{"a":"b"}')
    expect(() => drafts.save([file])).toThrow()
  }
  expect(readFileSync(join(outside, 'th.json'), 'utf8')).toBe('{}')
  expect(readFileSync(join(outside, 'manifest.json'), 'utf8')).toBe('{}')
  rmSync(outside, { recursive: true })
})
