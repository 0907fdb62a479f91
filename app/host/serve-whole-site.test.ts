import { expect, test } from 'vitest'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import { wholeSiteAddress } from './serve-whole-site.ts'

const manifestOf = (hash: string) => ({ hash }) as ResolvedManifest

test('the address of a whole site changes with the manifest, the locale and the build', async () => {
  const first = await wholeSiteAddress(manifestOf('one'), 'th-th', 'build')
  expect(first).toMatch(/^\/_livery\/site\/th-th\/[\w-]{16}\.json$/)
  expect(await wholeSiteAddress(manifestOf('one'), 'th-th', 'build')).toBe(first)
  const others = await Promise.all([
    wholeSiteAddress(manifestOf('two'), 'th-th', 'build'),
    wholeSiteAddress(manifestOf('one'), 'en-th', 'build'),
    wholeSiteAddress(manifestOf('one'), 'th-th', 'next'),
  ])
  expect(new Set([first, ...others]).size).toBe(4)
})
