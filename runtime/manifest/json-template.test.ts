import { describe, expect, test } from 'vitest'
import { validateMessagesLayer } from '../../schemas/generated/manifest-validators.js'
import { hiddenCharacters } from './hidden-characters.ts'
import { createTemplate, longestInserted, readByTemplate } from './json-template.ts'
import { readStrictJson } from './strict-json.ts'

const known =
  '{ "id": "acme", "list": ["a", 1, { "b": "a\\n", "c": "" }], "empty": {}, "tokens": { "d": "e" }, "f": "g" }\n'

const read = (text: string, of = known) => {
  const template = createTemplate({ text: of, value: JSON.parse(of) })
  return template && readByTemplate(template, text)
}

test('a file with other texts has the value of JSON.parse, and its parts without other texts are those of the template', () => {
  const value = JSON.parse(known)
  const template = createTemplate({ text: known, value })
  for (const [from, to] of [
    ['"acme"', '"other"'],
    ['"acme"', '""'],
    ['["a"', '["ไทย"'],
    ['"c": ""', '"c": ", }"'],
    ['"g"', '"acme acme"'],
  ] as const) {
    const text = known.replace(from, to)
    const copy = template && readByTemplate(template, text)
    expect(copy).toEqual(JSON.parse(text))
    expect(copy?.tokens).toBe(value.tokens)
    expect(Object.keys(copy ?? {})).toEqual(Object.keys(value))
  }
  expect(template && readByTemplate(template, known)).toBe(value)
  expect(read('{"a":"x","b":"y"}', '{"a":"b","b":"b"}')).toEqual({ a: 'x', b: 'y' })
})

test('a template does not read a file that differs in more than its texts', () => {
  for (const [from, to] of [
    ['1', '2'],
    ['"id"', '"ie"'],
    ['}\n', '}'],
    ['}\n', ', "h": "i" }\n'],
    ['"acme"', '"ac\\u006de"'],
    ['"acme"', '"ac\\"me"'],
    ['"acme"', '"ac\nme"'],
    ['"acme"', '"ac\u200bme"'],
    ['"acme"', '"ac\ufffdme"'],
    ['"acme"', `"${'a'.repeat(longestInserted + 1)}"`],
    ['"acme"', 'null'],
    ['"a\\n"', '"a"'],
    [known, ''],
    [known, known.slice(0, 9)],
  ] as const)
    expect(read(known.replace(from, () => to)), to).toBeUndefined()
})

describe('a template with keys', () => {
  const sites = '{ "site": { "domains": { "a.example": { "locale": "en" } } }, "hosts": { "game": ["x"], "pay": [] } }'
  const readSites = (text: string, of = sites) => {
    const template = createTemplate({ text: of, value: JSON.parse(of) }, true)
    return template && readByTemplate(template, text)
  }

  test('inserts a key that is alone in its object', () => {
    const value = JSON.parse(sites)
    const template = createTemplate({ text: sites, value }, true)
    for (const [from, to] of [
      ['"a.example"', '"b.example"'],
      ['"a.example"', '"7"'],
      ['"en"', '"th"'],
      ['"a.example": { "locale": "en" }', '"b.example": { "locale": "th" }'],
      ['"a.example": { "locale"', '"locale": { "a.example"'],
    ] as const) {
      const text = sites.replace(from, to)
      const copy = template && readByTemplate(template, text)
      expect(copy).toEqual(JSON.parse(text))
      expect(copy?.hosts).toBe(value.hosts)
    }
    expect(readSites('{"a":{"c":1}}', '{"a":{"b":1}}')).toEqual({ a: { c: 1 } })
    expect(readSites('{"a":[{"c":{}}]}', '{"a":[{"b":{}}]}')).toEqual({ a: [{ c: {} }] })
  })

  test('leaves all other keys to the parser, and also keys that have a special meaning or contain an escape', () => {
    for (const [from, to] of [
      ['"site"', '"sites"'],
      ['"game"', '"pay"'],
      ['"a.example"', '"__proto__"'],
      ['"a.example"', '"constructor"'],
      ['"a.example"', '"a\\u002eexample"'],
      ['"a.example"', '"a\u200b.example"'],
    ] as const)
      expect(readSites(sites.replace(from, () => to)), to).toBeUndefined()
    expect(readSites('{"c":"x"}', '{"b":"x"}')).toBeUndefined()
    expect(read('{"a":{"c":"x"}}', '{"a":{"b":"x"}}')).toBeUndefined()
  })
})

test('a file with numbers as keys has no template, because JavaScript reorders them', () => {
  expect(read('{"2":"a","1":"b"}', '{"2":"a","1":"a"}')).toBeUndefined()
})

test('the schema of messages accepts the texts that a template inserts, from the empty text to the longest one', () => {
  for (const text of ['', ' ', '{', '😀'.repeat(longestInserted / 2), 'a'.repeat(longestInserted)])
    expect(validateMessagesLayer({ title: text })).toBe(true)
})

test('a template inserts no character that the parser or the search for invisible characters would report', () => {
  const original = '{"id":"a"}'
  const template = createTemplate({ text: original, value: { id: 'a' } })
  const differing: string[] = []
  for (let unit = 0; unit <= 0xffff; unit += 1) {
    const text = `{"id":"${String.fromCharCode(unit)}¸"}`
    if (!template || readByTemplate(template, text) === undefined) continue
    const result = readStrictJson(text)
    if (!('value' in result) || hiddenCharacters(text, result.value, false).length > 0)
      differing.push(unit.toString(16))
  }
  expect(differing).toEqual([])
})
