import { expect, test } from 'vitest'
import { decodersModule } from './decoders-module.ts'
import type { Schema } from './schema.ts'

test.each<[Schema, string]>([
  [{ type: 'string' }, '"s"'],
  [{ type: 'string', maxLength: 8 }, '["s",8]'],
  [{ type: 'string', minLength: 1 }, '["s",100000,1]'],
  [{ type: 'integer', minimum: 18 }, '["i",18]'],
  [{ type: 'integer', maximum: 9 }, '["i",-9007199254740991,9]'],
])('the decoder of %j is %s', (schema, decoder) => {
  const record: Schema = { $id: 'livery:records/drink', title: 'Drink', properties: { name: schema }, type: 'object' }
  expect(decodersModule([record], [], () => 'drink')).toContain(`"drink": {"name?":${decoder}},`)
})
