import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { withAreaData } from './sandbox-data.ts'
import type { Schema } from './schema.ts'

const text: Schema = { type: 'string' }
const kernel: Schema = {
  $id: 'livery:sandbox',
  type: 'object',
  properties: { general: text },
  required: ['general'],
  additionalProperties: false,
  $defs: { Motif: { type: 'string', enum: ['cup'] } },
}
const coffee = (value: Schema) => ({
  path: 'areas/coffee/sandbox/data.schema.json',
  below: 'sandbox/data.schema.json',
  value,
})
const drinks = coffee({
  properties: { drinks: { $ref: '#/$defs/Drink' }, opens: text, note: text },
  required: ['drinks', 'opens'],
  $defs: { Drink: { $ref: '#/$defs/Motif' } },
})

const fits = (file: object) =>
  new Ajv2020({ strict: true, strictRequired: false }).validate(withAreaData(kernel, [drinks]).file, file)

test.each([
  ['the kernel’s keys alone', { general: 'a' }],
  ['all keys that an area requires', { general: 'a', drinks: 'cup', opens: '8:00' }],
])('a file with %s is valid', (_what, file) => expect(fits(file)).toBe(true))

test.each([
  ['some of the keys that an area requires', { general: 'a', drinks: 'cup' }],
  ['a value that breaks a definition', { general: 'a', drinks: 'jug', opens: '8:00' }],
  ['an unknown key', { general: 'a', tea: 'b' }],
])('a file with %s is not valid', (_what, file) => expect(fits(file)).toBe(false))

test('the data has the required keys of the kernel and of all areas', () => {
  expect(withAreaData(kernel, [drinks]).data.required).toEqual(['general', 'drinks', 'opens'])
})

test.each([
  ['key', { properties: { general: text } }, 'general'],
  ['definition', { $defs: { Motif: text } }, 'Motif'],
])('a duplicate %s is refused', (_what, part, name) => {
  expect(() => withAreaData(kernel, [coffee(part)])).toThrow(
    `areas/coffee/sandbox/data.schema.json: sandbox.json already has "${name}".`,
  )
})

test('the message about a duplicate key names the file of the area that has it', () => {
  const tea = { ...coffee({ properties: { drinks: text } }), path: 'areas/tea/sandbox/data.schema.json' }
  expect(() => withAreaData(kernel, [drinks, tea])).toThrow(
    'areas/tea/sandbox/data.schema.json: sandbox.json already has "drinks", from areas/coffee/sandbox/data.schema.json.',
  )
})
