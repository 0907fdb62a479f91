import { readFileSync } from 'node:fs'
import { assert, property, constantFrom, dictionary, string, boolean, integer } from 'fast-check'
import { expect, test } from 'vitest'
import { liveryVersion } from '../site/livery-version.ts'
import { readSupportCode, supportCode, type SupportState } from './support-code.ts'

const state: SupportState = {
  merchant: 'acme-2',
  environment: 'production',
  hash: '3fa91c2b77',
  version: '0.1.0',
  features: { rebate: true, angpow: false, referral: true },
}

test('[ERR-02] [OPS-04] a support code names brand, environment, manifest, version and features', () => {
  const code = supportCode(state)
  expect(code).toMatch(/^ACME_2-P-3FA91C2B-0\.1\.0-E-[0-9A-Z*]$/)
  expect(readSupportCode(` ${code.toLowerCase()} `)).toEqual({
    merchant: 'acme-2',
    environment: 'production',
    hash: '3fa91c2b',
    version: '0.1.0',
    // The features angpow, rebate and referral, in the order of their names.
    flags: [false, true, true],
  })
})

test('[OPS-04] the support code of a pre-release contains only the numbers of the version', () => {
  const code = supportCode({ ...state, version: '0.2.0-beta.1' })
  expect(readSupportCode(code)).toMatchObject({ version: '0.2.0', flags: [false, true, true] })
})

test('[OPS-04] for any set of features, reading a code returns which of them are on', () => {
  assert(
    property(dictionary(string({ minLength: 1 }), boolean(), { maxKeys: 90 }), (features) => {
      const names = Object.keys(features).toSorted()
      expect(readSupportCode(supportCode({ ...state, features }))?.flags).toEqual(names.map((name) => features[name]))
    }),
  )
})

test('[OPS-04] a wrong or a swapped character is detected', () => {
  const code = supportCode(state)
  assert(
    property(integer({ min: 0, max: code.length - 1 }), constantFrom(...'0123456789ABCDEF'), (at, other) => {
      const typed = code.slice(0, at) + other + code.slice(at + 1)
      if (typed !== code) expect(readSupportCode(typed)).toBeUndefined()
    }),
  )
  expect(readSupportCode(code.replace('3FA9', '3F9A'))).toBeUndefined()
  expect(readSupportCode('')).toBeUndefined()
})

test('the version is that of the package', () => {
  expect(liveryVersion).toBe((JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version)
})
