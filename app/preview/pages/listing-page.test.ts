import { expect, test } from 'vitest'
import type { BrandStore } from '../../host/brand-store.ts'
import { listingPage } from './listing-page.ts'

test('if all brands have errors, the first page says that the preview serves no brand', async () => {
  const issue = { code: 'unknown-key', severity: 'error', message: 'A mistake.', file: 'acme/tokens.json' }
  const store = { all: () => [], broken: () => [{ merchant: 'acme', issues: [{ ...issue, line: 1, column: 1 }] }] }
  const page = listingPage(new Request('http://localhost:5173/'), store as unknown as BrandStore, true)
  const html = await page.text()
  expect(html).toContain('Livery serves no brand from')
  expect(html).toContain('A mistake.')
})
