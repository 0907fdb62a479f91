import fc from 'fast-check'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isObject, joinPointer, type Json, type JsonObject, valueAt } from '../../../runtime/manifest/index.ts'
import { projectRoot } from '../../../tests/support/run-command.ts'
import { editText, type FileEdit } from './edit-text.ts'

const brand = `{
  "merchant": { "id": "acme", "name": "Acme" },
  "deposit": {
    "presets": {
      "amounts": [100, 200],
      "shown":   6
    }
  },
  "hosts": {}
}
`

test.each<[what: string, edit: FileEdit, before: string, after: string]>([
  ['a value', { pointer: '/deposit/presets/shown', value: 8 }, '"shown":   6', '"shown":   8'],
  ['a value within one line', { pointer: '/merchant/name', value: 'New' }, '"name": "Acme"', '"name": "New"'],
  ['a key within one line', { pointer: '/merchant/logo', value: 'a.svg' }, '"Acme" }', '"Acme", "logo": "a.svg" }'],
  ['an entry of a list', { pointer: '/deposit/presets/amounts', value: [100, 150, 200] }, '100, 200', '100, 150, 200'],
  ['a removed entry', { pointer: '/deposit/presets/amounts', value: [200] }, '[100, 200]', '[200]'],
  ['an emptied list', { pointer: '/deposit/presets/amounts', value: [] }, '[100, 200]', '[]'],
  [
    'a new key on its own line',
    { pointer: '/deposit/variant', value: 'guided' },
    '    }\n  },\n  "hosts"',
    '    },\n    "variant": "guided"\n  },\n  "hosts"',
  ],
  [
    'a key in an empty object',
    { pointer: '/hosts/image', value: ['files.example'] },
    '"hosts": {}',
    '"hosts": {\n    "image": ["files.example"]\n  }',
  ],
  [
    'a key whose parents are missing',
    { pointer: '/a/b/c', value: true },
    '"hosts": {}\n',
    '"hosts": {},\n  "a": {\n    "b": {\n      "c": true\n    }\n  }\n',
  ],
  ['the removal of a key', { pointer: '/merchant/id' }, '{ "id": "acme", "name"', '{ "name"'],
  ['the removal of a last key', { pointer: '/deposit/presets/shown' }, ',\n      "shown":   6', ''],
  [
    'the removal of an only key',
    { pointer: '/deposit/presets' },
    /\{\n {4}"presets"[^}]+\}\n {2}\}/.exec(brand)?.[0] ?? '',
    '{}',
  ],
  ['the removal of a key that does not exist', { pointer: '/deposit/nothing' }, brand, brand],
])('[BRD-06] an edit changes nothing but its place: %s', (_what, edit, before, after) => {
  expect(brand.split(before)).toHaveLength(2)
  expect(editText(brand, edit)).toBe(brand.replace(before, () => after))
})

test('[BRD-06] an edit keeps tabs, Windows line ends and the byte order mark', () => {
  const text = '\uFEFF{\r\n\t"a": {\r\n\t\t"b": 1\r\n\t}\r\n}'
  expect(editText(text, { pointer: '/a/c', value: { d: 2 } })).toBe(
    '\uFEFF{\r\n\t"a": {\r\n\t\t"b": 1,\r\n\t\t"c": {\r\n\t\t\t"d": 2\r\n\t\t}\r\n\t}\r\n}',
  )
})

const key = fc.oneof(
  fc.constantFrom('a', 'b', 'order', 'x/y', 'm~n', '0', ''),
  fc.string().filter((name) => name !== '__proto__'),
)
const json: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Json>(null, true, 0, -1.5, 1e21, '', 'ไทย', '"\\\n'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value
const document = fc.dictionary(key, json, { maxKeys: 5, noNullPrototype: true }) as fc.Arbitrary<JsonObject>

/** JSON of a value with white space at random places, unlike the output of any formatter. */
const text = (value: Json) =>
  fc.infiniteStream(fc.constantFrom('', '', ' ', '\n', '\n    ', '\r\n', '\t')).map((spaces) => {
    const gap = () => spaces.next().value ?? ''
    const write = (one: Json): string => {
      const list = (parts: readonly string[]) => parts.map((part) => gap() + part + gap()).join(',')
      if (Array.isArray(one)) return `[${list(one.map(write))}${one.length === 0 ? gap() : ''}]`
      if (!isObject(one)) return JSON.stringify(one)
      const members = Object.entries(one).map(
        ([name, part]) => `${JSON.stringify(name)}${gap()}:${gap()}${write(part)}`,
      )
      return `{${list(members)}${members.length === 0 ? gap() : ''}}`
    }
    return gap() + write(value) + gap()
  })

/** The value after an edit, computed without a text. */
function edited(value: Json | undefined, keys: readonly string[], to: Json | undefined): Json | undefined {
  const [first, ...rest] = keys
  if (first === undefined) return to
  const object = isObject(value) ? value : {}
  const inner = edited(Object.hasOwn(object, first) ? object[first] : undefined, rest, to)
  if (to === undefined && (!isObject(value) || (rest.length > 0 && !isObject(value[first])))) return value
  if (inner === undefined) return Object.fromEntries(Object.entries(object).filter(([name]) => name !== first))
  return { ...object, [first]: inner }
}

test('[BRD-06] random edits: the text parses, the value is as set, and no other member of the root differs by a byte', () => {
  const cases = document.chain((value) =>
    fc.tuple(
      fc.constant(value),
      text(value),
      fc.oneof(
        fc.constantFrom(...Object.keys(value).map((name) => [name]), ['new']),
        fc.array(key, { minLength: 1, maxLength: 3 }),
      ),
      fc.option(json, { nil: undefined }),
    ),
  )
  fc.assert(
    fc.property(cases, ([value, before, keys, to]) => {
      // Skips pointers into lists: an edit replaces a list as a whole.
      fc.pre(keys.every((_, depth) => !Array.isArray(valueAt(value, joinPointer('', ...keys.slice(0, depth))))))
      const after = editText(before, { pointer: joinPointer('', ...keys), ...(to === undefined ? {} : { value: to }) })
      expect(JSON.parse(after)).toEqual(edited(value, keys, to))
      // Every other member of the root is written as before.
      for (const [name, part] of Object.entries(value)) {
        if (name === keys[0]) continue
        const written = memberText(before, name)
        expect(written).toContain(JSON.stringify(name))
        expect(JSON.parse(`{${written}}`)).toEqual({ [name]: part })
        expect(memberText(after, name)).toBe(written)
      }
    }),
    { numRuns: 2_000 },
  )
})

test('[BRD-06] an edit and its reverse restore manifest, tokens and Thai texts of each brand, byte for byte', () => {
  const paths = globSync('merchants/*/{manifest,tokens,messages/th}.json', { cwd: projectRoot })
  expect(paths.length).toBeGreaterThan(8)
  for (const path of paths.map((one) => join(projectRoot, one))) {
    const before = readFileSync(path, 'utf8')
    const value = JSON.parse(before) as JsonObject
    for (const [name, part] of Object.entries(value)) {
      const pointer = joinPointer('', name)
      const changed = editText(before, { pointer, value: isObject(part) ? { ...part, 'a-new-key': [1] } : 'other' })
      expect(changed).not.toBe(before)
      expect(editText(changed, { pointer, value: part })).toBe(before)
      const added = editText(before, { pointer: '/a-new-key', value: part })
      expect(editText(added, { pointer: '/a-new-key' })).toBe(before)
    }
  }
})

/** The text of one member of the root, from its name to its end, found without the code under test. */
function memberText(document: string, name: string): string {
  let depth = 0
  let start = -1
  let isQuoted = false
  for (let at = 0; at < document.length; at += 1) {
    const character = document[at] ?? ''
    if (isQuoted) {
      if (character === '\\') at += 1
      else if (character === '"') isQuoted = false
      continue
    }
    if (depth === 1 && start === -1 && character === '"') {
      const end = endOfString(document, at)
      if (JSON.parse(document.slice(at, end)) === name && /^\s*:/.test(document.slice(end))) start = at
      at = end - 1
      continue
    }
    if (character === '"') isQuoted = true
    if (character === '{' || character === '[') depth += 1
    const isEnd = (depth === 1 && (character === ',' || character === '}')) || depth === 0
    if (start !== -1 && isEnd) return document.slice(start, at).trimEnd()
    if (character === '}' || character === ']') depth -= 1
  }
  return ''
}

function endOfString(text: string, from: number): number {
  let at = from + 1
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at + 1
}
