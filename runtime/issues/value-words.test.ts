import { expect, test } from 'vitest'
import { describeValue, isQuoted, typeList } from './value-words.ts'

test.each([
  ['4', 'integer', true],
  ['-0.5', 'number', true],
  ['4.5', 'integer', false],
  ['true', 'boolean', true],
  ['yes', 'boolean', false],
  ['4 px', 'integer', false],
  ['4', 'boolean', false],
  ['true', 'integer', false],
  ['4', 'array', false],
] as const)(
  'the quotation marks are the only mistake of the text %j for the type %s: %s',
  (text, type, isOnlyMarks) => {
    expect(isQuoted(describeValue(text), typeList(type))).toBe(isOnlyMarks)
  },
)
