import { expect, test } from 'vitest'
import { type Check, type CheckedPlace, defineCheck } from '../check/define-check.ts'
import { finding } from '../check/make-finding.ts'
import { lazyMerge } from '../lazy-merge.ts'
import type { Product } from '../product.ts'
import type { JsonObject } from '../stages.ts'
import { checkBrand, checkSet, findingsOf, noBrand } from './check-brand.ts'

const inherited: JsonObject = { alone: { size: 1 }, reader: { size: 2 }, wrong: { size: 3 }, limit: { size: 4 } }

/** Checks of the parts of `inherited`. Each run adds the key of its part to `runs`. */
function notingChecks(runs: string[]): Check[] {
  const noting = (key: string, find: (size: number, place: CheckedPlace) => boolean) =>
    defineCheck<{ size: number }>(`/${key}`, ({ size }, place) => {
      runs.push(key)
      return find(size, place) ? [finding('needed-page-off', place.pointer, { name: key })] : []
    })
  const limitIn = ({ brand }: CheckedPlace) => (brand.manifest as unknown as { limit: { size: number } }).limit.size
  return [
    noting('alone', () => false),
    noting('reader', (size, place) => size > limitIn(place)),
    noting('wrong', () => true),
  ]
}

test('if a check finds nothing and reads no other value, it runs once for all brands with the same value', () => {
  const runs: string[] = []
  const set = checkSet({} as Product, notingChecks(runs))
  const codesOf = (patch: JsonObject) => {
    const brand = { merchant: 'acme', manifest: lazyMerge(inherited, patch), content: {}, assets: {} }
    // Without a later brand, no read is recorded.
    return findingsOf(checkBrand(set, brand, noBrand, [])).map(({ pointer }) => pointer)
  }
  expect(codesOf({ other: 1 })).toEqual(['/wrong'])
  expect(runs).toEqual(['alone', 'reader', 'wrong'])
  expect(codesOf({ limit: { size: 1 } })).toEqual(['/reader', '/wrong'])
  expect(runs.slice(3)).toEqual(['reader', 'wrong'])
  codesOf({ alone: { size: 5 } })
  expect(runs.slice(5)).toEqual(['alone', 'reader', 'wrong'])
})
