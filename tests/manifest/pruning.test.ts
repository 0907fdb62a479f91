import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadProduct } from '../../app/load-product.ts'
import {
  type Json,
  joinPointer,
  type JsonObject,
  leafPointers,
  pointerKeys,
  valueAt,
} from '../../runtime/manifest/index.ts'
import { merge } from '../../runtime/manifest/merge.ts'
import { pruneAreas } from '../../runtime/manifest/prune.ts'
import { createPruning, fitsPruned } from '../../runtime/manifest/without-areas.ts'
import { brandFiles } from '../support/small-brand.ts'
import { countVariable } from '../support/number-variable.ts'

/** The number of cases. `LIVERY_CASES=20000` sets it for a long run. A failing run prints its seed. */
const numRuns = countVariable('LIVERY_CASES', 1000)
const seed = countVariable('LIVERY_SEED', 20261122, -(2 ** 31))

const product = await loadProduct()
const defaults = product.defaults.reduce<Json>((all, { value }) => merge(all, value), {})
const base = merge(defaults, JSON.parse(brandFiles('base')['manifest.json'] ?? '{}') as JsonObject) as JsonObject
const all = base.areas as string[]
const leaves = leafPointers(base).map(pointerKeys)

/** A random patch of base that sets, removes or shortens a few parts, both of remaining and of left-out areas. */
const patch = fc.gen().map((draw): JsonObject => {
  const chance = (of: number) => draw(fc.integer, { min: 1, max: of }) === 1
  const change = (): JsonObject => {
    const leaf = draw(() => fc.constantFrom(...leaves))
    const keys = leaf.slice(0, chance(2) ? leaf.length : draw(fc.integer, { min: 1, max: leaf.length }))
    const value = valueAt(base, joinPointer('', ...keys))
    const last = keys.length - 1
    const name = chance(6) ? `${keys[last]}-x` : (keys[last] ?? '')
    const put = chance(4) ? null : Array.isArray(value) ? value.filter(() => chance(2)) : (value ?? null)
    return keys.slice(0, last).reduceRight<JsonObject>((below, key) => ({ [key]: below }), { [name]: put })
  }
  return Array.from({ length: draw(fc.integer, { min: 1, max: 4 }) }, change).reduce(
    (one, other) => joined(one, other),
    {},
  )
})

/** Combines two patches. A null of the second patch remains in the result. */
function joined(one: JsonObject, other: JsonObject): JsonObject {
  const both = { ...one }
  for (const [key, value] of Object.entries(other)) {
    const known = both[key]
    const areObjects = [known, value].every((part) => typeof part === 'object' && part !== null && !Array.isArray(part))
    both[key] = areObjects ? joined(known as JsonObject, value as JsonObject) : value
  }
  return both
}

test('[BRD-02] a site keeps its pages for members if it loses a dialog "login", but not the page "login"', () => {
  const shell = base.shell as Record<string, JsonObject>
  const blocks = { ...(shell.modals?.blocks as JsonObject), login: { widget: 'blog/article-list' } }
  const areas = all.filter((name) => name !== 'blog')
  const manifest = { ...base, areas, shell: { ...shell, modals: { ...shell.modals, blocks } } } as JsonObject
  const { merged } = pruneAreas(manifest, [], product)
  expect(valueAt(merged, '/shell/modals/blocks/login')).toBeUndefined()
  expect(valueAt(merged, '/routes/account')).toBeDefined()
})

test('[BRD-02] merging a brand onto a base without its left-out areas has the same result as removing these areas after the merge', {
  timeout: 300_000,
}, () => {
  const pruning = createPruning(() => [base], product)
  let fitting = 0
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: 1, maxLength: 3 }), patch, (leftOut, own) => {
      const areas = all.filter((name) => !leftOut.includes(name))
      const layer = { ...own, areas }
      const pruned = pruning(areas)
      if (!fitsPruned([layer], pruned, product)) return
      fitting += 1
      const whole = pruneAreas(merge(base, layer) as JsonObject, [layer], product)
      expect(merge(pruned.manifests[0], layer)).toEqual(whole.merged)
      expect(pruned.findings[0]).toEqual(whole.findings)
    }),
    { numRuns, seed, endOnFailure: true },
  )
  expect(fitting).toBeGreaterThan(numRuns / 4)
  expect(fitting).toBeLessThan(numRuns)
})
