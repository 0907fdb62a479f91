import { expect, test, vi } from 'vitest'
import type * as MakeFinding from './make-finding.ts'
import { checkOverrides } from './overrides.ts'

const reads = vi.hoisted(() => ({ count: 0 }))

// Counts the reads of the pointers of all findings.
vi.mock('./make-finding.ts', async (importOriginal) => {
  const original = await importOriginal<typeof MakeFinding>()
  const keyFinding = (...[code, pointer, context]: Parameters<typeof original.keyFinding>) => ({
    ...original.keyFinding(code, pointer, context),
    get pointer() {
      reads.count += 1
      return pointer
    },
  })
  return { ...original, keyFinding }
})

test('[BRD-05] the overrides of two environments are compared in a single pass, because there may be thousands', () => {
  const names = Array.from({ length: 1000 }, (_, index) => `page-${index}`)
  const routes = Object.fromEntries(names.map((name) => [name, null]))
  const found = checkOverrides({ routes }, [{ routes: { home: 1 } }, { routes: { home: 2 } }])
  expect(found.map(({ context }) => context.name)).toEqual(names)
  expect(reads.count).toBeLessThan(10 * names.length)
})
