import { expect, test } from 'vitest'
import { initialValue, readField } from './field-schema.ts'

test.each([
  [{ type: 'object' }, {}],
  [{ type: ['array', 'null'] }, []],
  [{ type: ['boolean', 'null'] }, false],
  [{ type: 'integer', minimum: 1 }, 1],
  [{ type: 'number' }, 0],
  [{ type: ['string', 'null'] }, ''],
  [{ properties: { $value: { type: 'string' } } }, { $value: '#888888' }],
])('[BRD-06] a new entry with the schema %j has a value of its type', (schema, value) => {
  expect(initialValue(readField(schema, {}))).toEqual(value)
})
