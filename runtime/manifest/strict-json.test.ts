import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fileLimits } from './json-limits.ts'
import { readStrictJson } from './strict-json.ts'

const codes = (text: string) => {
  const result = readStrictJson(text)
  return 'findings' in result ? result.findings.map(({ code, line, column }) => `${code} ${line}:${column}`) : 'read'
}

describe('files are strict JSON', () => {
  test.each([
    ['{}', 'read'],
    [' { "a" : [ 1 , -0.5e+3 , true , null , "\\u00e9\\"" ] } ', 'read'],
    ['{"a":"b:c","d":"\\\\"}', 'read'],
    ['\uFEFF{}', 'read'],
    ['', ['invalid-json 1:1']],
    ['[1]', ['wrong-type 1:1']],
    ['"text"', ['wrong-type 1:1']],
    ['{"a":01}', ['invalid-json 1:6']],
    ['{"a":+1}', ['invalid-json 1:6']],
    ['{"a":.5}', ['invalid-json 1:6']],
    ['{"a":NaN}', ['invalid-json 1:6']],
    ['{"a":"\t"}', ['invalid-json 1:7']],
    ['{a:1}', ['invalid-json 1:2']],
    ['{"a":1,}', ['invalid-json 1:7']],
    ['{"a":[1,]}', ['invalid-json 1:8']],
    ['{"a":1}}', ['invalid-json 1:8']],
    ['{"a":1', ['invalid-json 1:7']],
    ['{"a":1 /* x */}', ['comment-in-json 1:8']],
    ['{"a":1, /* x */ "b":True,}', ['invalid-json 1:21']],
    ['{"a":"//",}', ['invalid-json 1:10']],
    ['{"a":[1,],"b":}', ['invalid-json 1:15']],
    ['{"a":1,"a":1}', ['duplicate-key 1:8']],
    ['{"a":1,"a":1,"a":1}', ['duplicate-key 1:8']],
    ['{"a":{"b":1,"b":2}}', ['duplicate-key 1:13']],
    ['{"a":1,"\\u0061":1}', ['duplicate-key 1:8']],
    ['{"constructor":1}', ['forbidden-key 1:2']],
    ['{"a":[{"__proto__":1}]}', ['forbidden-key 1:8']],
    ['{"a":{"pro\\u0074otype":1}}', ['forbidden-key 1:7']],
  ])('%j gives %j', (text, verdict) => expect(codes(text)).toEqual(verdict))

  test('a text with 200,000 levels of nesting is refused', () => {
    const deep = `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
    expect(codes(deep)).toEqual([expect.stringContaining('file-too-large')])
  })

  test.each([
    ['characters', `{"a":"${'x'.repeat(fileLimits.length)}"}`],
    ['characters of a text', `{"a":"${'x'.repeat(fileLimits.textLength + 1)}"}`],
    ['values', `{"a":[${Array.from({ length: fileLimits.nodes }, () => 1).join()}]}`],
  ])('a file beyond its limit of %s is refused', (_what, text) => {
    expect(codes(text)).toEqual([expect.stringContaining('file-too-large')])
  })

  test('every object without forbidden keys from JSON.stringify is parsed unchanged', () => {
    const key = fc.string().filter((one) => !['__proto__', 'constructor', 'prototype'].includes(one))
    fc.assert(
      fc.property(fc.dictionary(key, fc.jsonValue({ maxDepth: 3 })), (value) => {
        const text = JSON.stringify(value)
        fc.pre(!/__proto__|constructor|prototype/.test(text))
        const result = readStrictJson(text)
        expect('value' in result && JSON.stringify(result.value)).toBe(text)
      }),
    )
  })

  test('any text gives a value or a finding with a place', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'{}[]":,\\\'/* \n1eE-.tnull') })),
        (text) => {
          const result = readStrictJson(text)
          if ('value' in result) return
          for (const finding of result.findings) expect(finding.line > 0 && finding.column > 0).toBe(true)
          expect(result.findings.length).toBeGreaterThan(0)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
