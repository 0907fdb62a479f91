import { expect, test } from 'vitest'
import type { BrokenBrand } from '../../host/brand-store.ts'
import { brokenPage } from './broken-page.ts'

test('[BRD-05] the page of a brand with errors compares later issues with those that it shows', async () => {
  const issue = { code: 'unknown-key', severity: 'error', message: 'A <b> & "c"', file: 'acme/manifest.json' }
  const broken = { merchant: 'acme', issues: [{ ...issue, line: 1, column: 1 }] } as unknown as BrokenBrand
  const html = await brokenPage(broken, '/').text()
  const [, shown = ''] = /const shown = (".*")\n/.exec(html) ?? []
  expect(JSON.parse(shown)).toBe(await brokenPage(broken, '/__livery/issues').text())
  expect(html).not.toContain('<b>')
})
