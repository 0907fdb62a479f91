import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { composeCall } from './compose-call.ts'
import type { Schema } from './schema.ts'

const kernel = { call: read('call'), envelope: read('envelope') }
const request: Schema = { type: 'object', properties: { drink: { type: 'string' } }, additionalProperties: false }

function read(name: string): Schema {
  return JSON.parse(readFileSync(new URL(`../${name}.schema.json`, import.meta.url), 'utf8')) as Schema
}

function file(value: unknown) {
  const below = 'api/coffee/place-order.schema.json'
  return { path: `areas/coffee/${below}`, below, text: JSON.stringify(value, null, 2), value }
}

test('id and title follow from the path, and the response has the envelope around its data', () => {
  const data: Schema = { type: 'object', description: 'The order.' }
  const call = composeCall(file({ description: 'Orders a drink.', request, data }), kernel)
  expect(call).toMatchObject({ $id: 'livery:api/coffee/place-order', title: 'CoffeePlaceOrderCall' })
  expect(call.properties?.request).toEqual(request)
  expect(Object.keys(call.properties?.response?.properties ?? {})).toEqual(['status', 'code', 'msg', 'data'])
  expect(call.properties?.response?.required).toEqual(['status'])
})

test('the response to a call without data is the envelope only', () => {
  const call = composeCall(file({ description: 'Orders a drink.', request }), kernel)
  expect(Object.keys(call.properties?.response?.properties ?? {})).toEqual(['status', 'code', 'msg'])
})

test('a mistake in the file gives a message with the place', () => {
  expect(() =>
    composeCall(file({ request: { type: 'objekt' }, response: {} }), kernel),
  ).toThrowErrorMatchingInlineSnapshot(`
    [Error: areas/coffee/api/coffee/place-order.schema.json:1:1  The file lacks "description". Add each missing key.
    areas/coffee/api/coffee/place-order.schema.json:5:3  There is no key "response" in the file, so this key would have no effect. Correct the name, or remove the key and its value. The keys are "description", "optional", "probe", "request", "data".
    areas/coffee/api/coffee/place-order.schema.json:3:13  "objekt" is not a choice for "type". Choose one of "array", "boolean", "integer", "null", "number", "object", "string". Did you mean "object"?]
  `)
})
