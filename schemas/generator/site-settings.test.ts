import { expect, test } from 'vitest'
import { browserKeys, siteSettingsModule } from './site-settings.ts'

const manifest = {
  properties: {
    coffee: { browser: true, properties: { cups: { type: 'integer' } } },
    api: { properties: { timeout: { browser: true }, secret: {} } },
    site: { properties: { apiOrigin: {} } },
  },
}

test('a browser gets only the marked settings, whole or in part', () => {
  const module = siteSettingsModule(manifest)
  expect(module).toContain("readonly 'coffee': Manifest['coffee']")
  expect(module).toContain("readonly 'timeout': Manifest['api']['timeout']")
  expect(module).toContain(JSON.stringify(['/coffee', '/api/timeout'], null, 2))
  expect(module).not.toMatch(/secret|apiOrigin/)
  expect(browserKeys(manifest)).toEqual(['coffee', 'api'])
})
