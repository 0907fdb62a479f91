import { expect, test } from 'vitest'
import { missingBackend } from './missing-backend.ts'

test.each([
  ['https://api.example', 'https://files.example', undefined],
  ['https://api.example', 'embedded', { requests: 'files', keys: 'site.staticOrigin' }],
  ['embedded', 'https://files.example', { requests: 'calls', keys: 'site.apiOrigin' }],
  ['embedded', 'embedded', { requests: 'calls and files', keys: 'site.apiOrigin and site.staticOrigin' }],
])('[OPS-01] a site with the origins %s and %s lacks %j', (apiOrigin, staticOrigin, expected) => {
  expect(missingBackend({ apiOrigin, staticOrigin })).toEqual(expected)
})
