import { expect, test } from 'vitest'
import type { ValidationError, Validator } from '../../schemas/validator.ts'
import type { Json } from '../manifest/stages.ts'
import type { CatalogueEntry } from './catalogue-entry.ts'
import type { Finding } from './finding.ts'
import { valueIssues } from './value-issues.ts'
import { schemaFindings } from './schema-findings.ts'

/** A validator that reports one error about the value of `drinks`. */
function failing(error: Pick<ValidationError, 'keyword' | 'params' | 'propertyName'>): Validator {
  return Object.assign(() => false, { errors: [{ instancePath: '/drinks', schemaPath: '', ...error }] })
}

test.each<[keyword: string, params: ValidationError['params'], code: string, expected: string]>([
  ['pattern', { pattern: '^/' }, 'bad-form', 'a text that matches ^/'],
  ['multipleOf', { multipleOf: 5 }, 'out-of-range', 'a multiple of 5'],
  ['maxItems', { limit: 1 }, 'wrong-length', 'at most 1 entry'],
  ['maxProperties', { limit: 3 }, 'wrong-length', 'at most 3 entries'],
  ['maxLength', { limit: 1 }, 'wrong-length', 'at most 1 character'],
])('the rule %s of an area gives an issue', (keyword, params, code, expected) => {
  expect(schemaFindings(failing({ keyword, params }), { drinks: 'x' }, {}, 'the manifest')).toMatchObject([
    { code, pointer: '/drinks', context: { name: 'drinks', expected } },
  ])
})

test('the pattern of a key gives an issue at the key', () => {
  const validator = failing({ keyword: 'pattern', params: { pattern: '^a' }, propertyName: 'tea' })
  expect(schemaFindings(validator, { drinks: { tea: 1 } }, {}, 'the manifest')).toMatchObject([
    { code: 'bad-name', pointer: '/drinks/tea', part: 'key', context: { expected: 'a text that matches ^a' } },
  ])
})

test('a message names each missing key once, even if several rules require the key', () => {
  const errors = ['a', 'b'].map((property) => ({
    instancePath: '',
    schemaPath: '',
    keyword: 'dependentRequired',
    params: { property, missingProperty: 'c' },
  }))
  const validator: Validator = Object.assign(() => false, { errors })
  expect(schemaFindings(validator, { a: 1, b: 1 }, {}, 'the sandbox data')).toMatchObject([
    { code: 'missing-key', context: { name: '"c"', owner: 'The sandbox data' } },
  ])
})

test.each([
  ['enum', '/areas/0', { allowedValues: ['north'] }, 'unknown-value'],
  ['enum', '/guards/0', { allowedValues: ['north'] }, 'unknown-value'],
  ['additionalProperties', '/border', { additionalProperty: 'colour' }, 'unknown-key'],
])(
  'a widget may have a prop with the name of a key of the manifest: %s at %s',
  (keyword, instancePath, params, code) => {
    const validator: Validator = Object.assign(() => false, {
      errors: [{ instancePath, schemaPath: '', keyword, params }],
    })
    const props = { areas: ['south'], guards: ['south'], border: { colour: 'red' } }
    expect(schemaFindings(validator, props, {}, 'the widget "map/areas"')).toMatchObject([{ code }])
  },
)

test.each<[keyword: string, params: ValidationError['params'], message: string, value?: Json]>([
  [
    'maxLength',
    { limit: 2 },
    'An entry of "drinks" has 3 characters, but may have at most 2 characters. Shorten the text.',
    'tea',
  ],
  ['minItems', { limit: 1 }, 'An entry of "drinks" has 0 entries, but needs at least 1 entry. Add entries.', []],
  ['minLength', { limit: 1 }, 'has 0 characters, but needs at least 1 character. Write a longer text.', ''],
  [
    'maxItems',
    { limit: 1 },
    'An entry of "drinks" has 2 entries, but may have at most 1 entry. Remove entries.',
    [1, 2],
  ],
  ['required', { missingProperty: 'name' }, 'An entry of "drinks" lacks "name". Add each missing key.'],
  ['additionalProperties', { additionalProperty: 'nme' }, 'There is no key "nme" in an entry of "drinks", so'],
  ['type', { type: 'string' }, 'An entry of "drinks" is an object in braces, but it has to be a text'],
])('the rule %s says that an entry of a list breaks it', (keyword, params, message, value = {}) => {
  const errors = [{ instancePath: '/drinks/0', schemaPath: '', keyword, params }]
  const [one] = schemaFindings(
    Object.assign(() => false, { errors }),
    { drinks: [value] },
    {},
    'the manifest',
  )
  expect(one && messageOf(one)).toContain(message)
})

test('a measure without a unit gets an example with the unit, and no suggestion', () => {
  const errors = [{ instancePath: '/card/$value', schemaPath: '', keyword: 'type', params: { type: 'object' } }]
  const properties = { value: { type: 'number' }, unit: { type: 'string' } }
  const [one] = schemaFindings(
    Object.assign(() => false, { errors }),
    { card: { $value: 7 } },
    { properties: { card: { properties: { $value: { properties } } } } },
    'the tokens',
  )
  expect(one && messageOf(one)).toContain('such as { "value": 7, "unit": "px" }')
  expect(one?.suggestion).toBeUndefined()
})

test('a message names the value of a map by its key, even if the key is a number', () => {
  const errors = [{ instancePath: '/levels/1', schemaPath: '', keyword: 'maxLength', params: { limit: 2 } }]
  const [one] = schemaFindings(
    Object.assign(() => false, { errors }),
    { levels: { 1: 'Gold' } },
    {},
    'the manifest',
  )
  expect(one && messageOf(one)).toBe('"1" has 4 characters, but may have at most 2 characters. Shorten the text.')
})

test('the message about a null within an entry names the entry', () => {
  const errors = [{ instancePath: '/drinks/0/name', schemaPath: '', keyword: 'type', params: { type: 'string' } }]
  const validator: Validator = Object.assign(() => false, { errors })
  const [one] = schemaFindings(validator, { drinks: [{ name: null }] }, {}, 'the manifest')
  expect(one && messageOf(one)).toContain('This null removes "name", which an entry of "drinks" needs.')
})

const messageOf = ({ code, context }: Finding) =>
  (valueIssues as Readonly<Record<string, CatalogueEntry>>)[code]?.message(context)
