import { expect, test } from 'vitest'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import { robots } from './search-engines.ts'

test('in production, robots.txt names the sitemap of the requested host', () => {
  const production = { environment: 'production' } as ResolvedManifest
  expect(robots(production, 'https://acme.example')).toContain('Sitemap: https://acme.example/sitemap.xml')
  expect(robots(production, 'https://acme.example')).not.toContain('Disallow: /\n')
})
