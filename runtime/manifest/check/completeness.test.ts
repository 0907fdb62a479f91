import { expect, test } from 'vitest'
import { keyFinding } from './make-finding.ts'
import { missingInBrand } from './completeness.ts'

test('[BRD-05] the missing parts of a brand are compared in a single pass, because there may be thousands', () => {
  const count = 1000
  let reads = 0
  const context = { name: '"title"', owner: 'The page' }
  const ofParts = Array.from({ length: count }, (_, index) => ({
    ...keyFinding('missing-key', '', context),
    get pointer() {
      reads += 1
      return `/routes/page-${index}/regions`
    },
  }))
  const ofPages = Array.from({ length: count }, (_, index) =>
    keyFinding('missing-key', `/routes/page-${index}`, context),
  )
  const found = missingInBrand([...ofParts, ...ofPages], {}, { references: {} } as never)
  expect(found.map(({ code }) => code)).toEqual(ofPages.map(() => 'override-without-target'))
  expect(reads).toBeLessThan(10 * count)
})
