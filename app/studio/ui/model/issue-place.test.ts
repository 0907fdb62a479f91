import { expect, test } from 'vitest'
import { issuePlace } from './issue-place.ts'
import type { Section } from './sections.ts'

const sections = [{ id: 'games', pointers: ['/games'] }] as unknown as readonly Section[]

test.each([
  ['acme/manifest.json', '/games/sections', { section: 'games', pointer: '/games/sections' }],
  ['acme/manifest.json', '/extends', { section: 'code', entry: 'manifest.json' }],
  ['acme/environments/production.json', '', { section: 'code', entry: 'environments/production.json' }],
  ['acme/sandbox.json', '/games/0', { section: 'code', entry: 'sandbox.json' }],
  ['acme/content/th/about-us.md', '', { section: 'texts', entry: 'about-us' }],
  ['acme/assets/logo.svg', '', { section: 'assets' }],
])('[BRD-06] an issue of %s at "%s" leads to its place in the studio', (file, pointer, place) => {
  expect(issuePlace(sections, { file, pointer })).toEqual(place)
})
