import { expect, test } from 'vitest'
import { codeOf, messageOf } from './caught-error.ts'

test.each([
  [new TypeError('wrong'), 'wrong'],
  ['a text', 'a text'],
  [undefined, 'undefined'],
  [null, 'null'],
])('the message of %o is "%s"', (caught, message) => expect(messageOf(caught)).toBe(message))

test.each([
  [Object.assign(new Error('gone'), { code: 'ENOENT' }), 'ENOENT'],
  [Object.assign(new Error('gone'), { code: 2 }), undefined],
  [new Error('gone'), undefined],
  ['ENOENT', undefined],
  [null, undefined],
])('the code of %o is %s', (caught, code) => expect(codeOf(caught)).toBe(code))
