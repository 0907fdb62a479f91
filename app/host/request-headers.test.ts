import { expect, test } from 'vitest'
import { acceptsBrotli } from './request-headers.ts'

test.each([
  ['br', true],
  ['gzip, deflate, br, zstd', true],
  ['gzip,BR;q=0.8', true],
  ['br ; q=1.0, gzip', true],
  ['br;q=0.001', true],
  ['br;q=0', false],
  ['gzip, br; q=0.000', false],
  ['brotli, x-br', false],
  ['gzip', false],
  ['*', false],
  ['', false],
  [undefined, false],
])('the encodings %j accept Brotli: %j', (encodings, accepts) => expect(acceptsBrotli(encodings)).toBe(accepts))
