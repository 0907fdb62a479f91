import { chmodSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { RefusedPath } from './brand-path.ts'
import { RefusedChange } from './drafts.ts'
import { rebase } from './three-way.ts'
import { all, brandOnDisk, manifest, tokens } from './testing/brand-on-disk.ts'
import { folderOfTest } from '../../../tests/support/temporary-folders.ts'

const { disk, open, root, write } = brandOnDisk()

test('[BRD-06] an edit changes the file of its layer, and only a save writes the file', () => {
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

test('[BRD-06] a save keeps the permissions of a file that a group may write', () => {
  const { drafts, session } = open()
  const path = join(root(), 'acme/manifest.json')
  chmodSync(path, 0o664)
  session.edit([{ layer: 'acme', pointer: '/merchant/name', value: 'New' }])
  drafts.save(all)
  expect(statSync(path).mode & 0o777).toBe(0o664)
})

test('[BRD-06] removing the last value of an object removes the object, if a layer below has one there', () => {
  const { drafts, session } = open()
  session.edit([{ layer: 'acme', pointer: '/otp/length' }])
  session.edit([{ layer: 'acme', pointer: '/features/cashback/enabled' }])
  expect(JSON.parse(drafts.read('acme/manifest.json').text ?? '')).toEqual({
    merchant: { id: 'acme', name: 'Acme' },
    features: { cashback: {} },
  })
})

test('[BRD-06] a file that somebody else has saved is a conflict: no file is written until the conflict is resolved', () => {
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
  drafts.resolve('acme/manifest.json')
  drafts.save(all)
  expect(disk('acme/manifest.json')).toBe(theirs.replace('"Theirs"', '"Mine"'))
  expect(disk('acme/tokens.json')).toContain('#000000')
})

test('[BRD-06] a conflict resolved for the other editor drops the changes made here to that file', () => {
  const { drafts, session } = open()
  session.edit([{ layer: 'acme', pointer: '/merchant/name', value: 'Mine' }])
  write('acme/manifest.json', manifest.replace('"Acme"', '"Theirs"'))
  drafts.resolve('acme/manifest.json')
  session.discard(['acme/manifest.json'])
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

test('[BRD-06] an environment cannot set tokens of its own', () => {
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
  expect(() => {
    drafts.put(file, { base: undefined }, '{"broken":"in"}')
    drafts.save([file])
  }).toThrow(RefusedPath)
})

test('[BRD-06] a save follows no symbolic link to a file, a folder or a brand', () => {
  const outside = folderOfTest()
  writeFileSync(join(outside, 'th.json'), '{}')
  mkdirSync(join(outside, 'environments'))
  writeFileSync(join(outside, 'manifest.json'), '{}')
  symlinkSync(outside, join(root(), 'acme/messages'))
  symlinkSync(outside, join(root(), 'linked'))
  symlinkSync(join(outside, 'manifest.json'), join(root(), 'acme/sandbox.json'))
  const { drafts } = open()
  for (const file of ['acme/messages/th.json', 'linked/manifest.json', 'acme/sandbox.json']) {
    drafts.put(file, { base: undefined }, '{"a":"b"}')
    expect(() => drafts.save([file])).toThrow(RefusedPath)
  }
  expect(readFileSync(join(outside, 'th.json'), 'utf8')).toBe('{}')
  expect(readFileSync(join(outside, 'manifest.json'), 'utf8')).toBe('{}')
})

test.each([
  ['removed', '{ "otp": { "length": 4 } }'],
  ['replaced', '{ "otp": { "length": 4 }, "promo": null }'],
])('[BRD-06] a key added to an object is a conflict if another editor has %s the object', (_change, theirs) => {
  const base = '{ "otp": { "length": 4 }, "promo": { "page": "offers" } }'
  const mine = '{ "otp": { "length": 4 }, "promo": { "page": "offers", "title": "New" } }'
  expect(rebase(base, mine, theirs).clashes).toEqual([{ pointer: '/promo/title', mine: 'New' }])
  expect(rebase(base, mine, theirs, 'theirs').text).toBe(theirs)
})

test('[BRD-06] if another editor has removed an object, the removal of its key causes no conflict', () => {
  const base = '{ "promo": { "page": "offers", "title": "Old" } }'
  expect(rebase(base, '{ "promo": { "page": "offers" } }', '{}')).toEqual({ text: '{}', clashes: [] })
})

test('[BRD-06] a draft that began while the file was empty keeps the text that another program has written since', () => {
  const { drafts, session } = open()
  write('acme/manifest.json', '')
  session.edit([{ layer: 'acme', pointer: '/otp/length', value: 8 }])
  write('acme/manifest.json', manifest)
  drafts.resolve('acme/manifest.json')
  expect(drafts.read('acme/manifest.json').text).toBe(manifest.replace('"length": 4', '"length": 8'))
})
