import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadProduct } from '../../app/load-product.ts'
import {
  createBrandValidator,
  createMemorySource,
  environments,
  isObject,
  type Json,
  type JsonObject,
  joinPointer,
  leafPointers,
  pointerKeys,
  valueAt,
  type Verdict,
} from '../../runtime/manifest/index.ts'
import { brandFiles, smallBrand } from '../support/small-brand.ts'
import { countVariable } from '../support/number-variable.ts'

/** The number of cases of each property. `LIVERY_CASES=20000` sets it for a long run. A failing run prints its seed. */
const numRuns = countVariable('LIVERY_CASES', 1000)
const seed = countVariable('LIVERY_SEED', 20261122, -(2 ** 31))
const timeout = numRuns * 300

const product = await loadProduct()
const base = smallBase(brandFiles('base'))
const baseManifest = JSON.parse(base['manifest.json'] ?? '{}') as JsonObject
const baseTokens = JSON.parse(base['tokens.json'] ?? '{}') as JsonObject

/**
 * The project's base with only a few of its pages, because one test validates it again for each case.
 */
function smallBase(files: Record<string, string>): Record<string, string> {
  const manifest = JSON.parse(files['manifest.json'] ?? '{}')
  const pages = ['home', 'faq', 'login', 'register', 'account', 'vip', 'slot', 'deposit', 'popular', 'contact-us']
  const kept = [...pages, 'play', 'play-game', 'casino', 'casino-provider', 'casino-play']
  const leftOut = Object.keys(manifest.routes).filter((id) => !kept.includes(id))
  manifest.routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => kept.includes(id)))
  // Whether a block names a page that is left out.
  const namesLeftOut = (block: unknown) => leftOut.some((id) => JSON.stringify(block).includes(`"${id}"`))
  for (const region of Object.values(manifest.shell) as { order: string[]; blocks: Record<string, unknown> }[]) {
    region.blocks = Object.fromEntries(Object.entries(region.blocks).filter(([, block]) => !namesLeftOut(block)))
    region.order = region.order.filter((id) => Object.hasOwn(region.blocks, id))
  }
  // The pages of a game section link to pages that are left out.
  for (const { regions = {} } of Object.values(manifest.routes) as { regions?: JsonObject }[])
    for (const { blocks } of Object.values(regions) as unknown as { blocks: Record<string, { props?: JsonObject }> }[])
      for (const block of Object.values(blocks))
        block.props = Object.fromEntries(
          Object.entries(block.props ?? {}).filter(([, value]) => !leftOut.includes(String(value))),
        )
  for (const menu of Object.values(manifest.navigation) as {
    order: string[]
    items: Record<string, { route?: string }>
  }[]) {
    menu.items = Object.fromEntries(
      Object.entries(menu.items).filter(([, { route }]) => route === undefined || kept.includes(route)),
    )
    menu.order = menu.order.filter((id) => Object.hasOwn(menu.items, id))
  }
  const { recording } = manifest.analytics
  recording.exceptPages = recording.exceptPages.filter((id: string) => kept.includes(id))
  const { 'sandbox.json': _sandbox, ...others } = files
  return { ...others, 'manifest.json': JSON.stringify(manifest) }
}
const identity = { merchant: { id: 'acme', name: 'Acme' } }

/** Values of every type, which rarely fit their place. */
const values = fc.constantFrom<Json>(
  null,
  true,
  0,
  1,
  -1,
  7,
  '',
  'x',
  'home',
  'faq',
  'auth',
  '#123456',
  [],
  {},
  ['x'],
  [1],
)

/** The values of the base, its tokens and its areas, by the last key of their pointers: likely values for that key. */
const byKey = Map.groupBy(
  [baseManifest, baseTokens, ...product.defaults.map(({ value }) => value)].flatMap((all) =>
    leafPointers(all).map((pointer) => ({
      key: pointerKeys(pointer).at(-1) ?? '',
      value: valueAt(all, pointer) as Json,
    })),
  ),
  ({ key }) => key,
)

/** Possible values of `when`. */
const conditions = fc.constantFrom<JsonObject>(
  { session: 'member' },
  { session: 'guest', vip: { from: 1 } },
  { feature: 'blog' },
  { feature: 'blgo' },
  { locales: ['th-th'] },
  { from: '2026-12-02T00:00:00Z', until: '2026-12-01T00:00:00Z' },
)

/** The places where layers add and remove entries, and the places of conditions. */
const entries = /^\/(?:routes|features|layouts|shell)\/[^/]+$|\/(?:blocks|items|regions)\/[^/]+$/
const conditional = /^\/routes\/[^/]+$|\/(?:blocks|items)\/[^/]+$/

/**
 * A random patch of a value of the base, mostly valid. It changes some parts of the value: it replaces names, adds and
 * removes entries, changes conditions, and shortens lists. Sometimes it sets a value that does not fit.
 */
const patchOf = (whole: JsonObject) =>
  fc.gen().map((draw): JsonObject => {
    const among = <Value>(all: readonly Value[]): Value => draw(() => fc.constantFrom(...all))
    const chance = (of: number) => draw(fc.integer, { min: 1, max: of }) === 1
    const leaf = (value: Json, key: string): Json => {
      if (chance(12)) return draw(() => values)
      if (Array.isArray(value)) {
        const shorter = value.filter(() => chance(2))
        return chance(3) ? [...shorter, 'x'] : shorter
      }
      if (typeof value === 'boolean') return !value
      if (typeof value === 'number') return value + 1
      return chance(6) ? `${String(value)}x` : among(byKey.get(key) ?? [{ key, value }]).value
    }
    const change = (value: Json, pointer: string): Json => {
      if (!isObject(value)) return leaf(value, pointerKeys(pointer).at(-1) ?? '')
      const keys = Object.keys(value)
      if (keys.length === 0) return { x: draw(() => values) }
      const name = among(keys)
      const part = value[name] ?? null
      const place = joinPointer(pointer, name)
      if (chance(80)) return { [name]: draw(() => values) }
      if (entries.test(place) && chance(4)) return { [name]: null }
      if (entries.test(place) && chance(12)) return { [`${name}-x`]: part }
      if (conditional.test(place) && chance(4)) return { [name]: { when: draw(() => conditions) } }
      return { [name]: change(part, place) }
    }
    const parts = Array.from({ length: draw(fc.integer, { min: 1, max: 3 }) }, () => change(whole, '') as JsonObject)
    return parts.reduce((all, part) => joinPatches(all, part), {})
  })

const patch = patchOf(baseManifest)
const tokenPatch = patchOf(baseTokens)

/** Combines two patches. A null of the second patch remains in the result. */
function joinPatches(one: JsonObject, other: JsonObject): JsonObject {
  const all = { ...one }
  for (const [key, value] of Object.entries(other)) {
    const known = all[key]
    all[key] = isObject(known) && isObject(value) ? joinPatches(known, value) : value
  }
  return all
}

const inManifest = (own: Json) => ({
  ...smallBrand,
  'manifest.json': JSON.stringify({ ...identity, ...(own as JsonObject) }),
})

function inEnvironment(own: Json, environment: (typeof environments)[number]) {
  const path = `environments/${environment}.json`
  const file = JSON.parse(smallBrand[path] ?? '{}') as JsonObject
  return { ...smallBrand, [path]: JSON.stringify({ ...file, ...(own as JsonObject) }) }
}

const source = (brands: Record<string, Record<string, string>>) => createMemorySource({ base, ...brands })

/** The files of the brand that the validator of most cases loads next. */
let files: Record<string, string> = {}
const validator = createBrandValidator(
  { merchants: async () => ['acme'], load: async (name) => source({ acme: files }).load(name) },
  product,
)
const validated = (given: Record<string, string>) => {
  files = given
  return validator.validate('acme')
}
/** The codes and pointers of a verdict's issues, without files and lines. */
const codes = ({ issues }: Verdict) => [...new Set(issues.map(({ code, pointer }) => `${code} ${pointer}`))].toSorted()
const shown = ({ merchant, issues, manifests }: Verdict) =>
  JSON.stringify({ merchant, issues, manifests: [...manifests] })

/** The issues that depend on the layers below a patch, so that they differ between manifest and environment. */
const ofLayer = /^override-(equals-parent|without-target)/

test('the small base has no issues', async () => {
  expect(codes(await validated(inManifest({})))).toEqual([])
})

describe('the verdict is a function of the files', () => {
  test(
    '[BRD-02] a patch has the same issues in the manifest and in every environment, apart from issues of overrides',
    async () => {
      await fc.assert(
        fc.asyncProperty(patch, async (own) => {
          if ('merchant' in own || 'site' in own) return
          const isOfPatch = (one: string) => !ofLayer.test(one)
          const manifest = codes(await validated(inManifest(own))).filter(isOfPatch)
          // One after the other, because the validator loads the files of the last call.
          for (const name of environments)
            expect(codes(await validated(inEnvironment(own, name))).filter(isOfPatch), name).toEqual(manifest)
        }),
        { numRuns, seed, endOnFailure: true },
      )
    },
    timeout,
  )

  test(
    '[BRD-02] a validator that has validated other brands gives the same verdict, in any order',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(patch, { minLength: 2, maxLength: 4 }),
          fc.option(patch),
          fc.infiniteStream(fc.nat()),
          async (all, common, order) => {
            const brands = Object.fromEntries(
              all.map((own, index) => {
                const id = `brand-${index}`
                const patches = joinPatches(common ?? {}, own)
                const files: Record<string, string> = inManifest({ ...patches, merchant: { id, name: id } })
                for (const environment of environments)
                  files[`environments/${environment}.json`] =
                    `{ "site": { "domains": { "${environment}.${id}.example": {} } } }`
                return [id, files]
              }),
            )
            const names = Object.keys(brands)
            const mixed = names.toSorted(() => (order.next().value % 2 === 0 ? 1 : -1))
            const validator = createBrandValidator(source(brands), product)
            // If the validator yields two verdicts for a brand, the second one counts.
            const verdicts = new Map<string, Verdict>()
            for await (const verdict of validator.validateEach(mixed)) verdicts.set(verdict.merchant, verdict)
            // For the last brand, the validator can reuse the most results of other brands.
            const last = mixed.at(-1) ?? ''
            const alone = await createBrandValidator(source(brands), product).validate(last)
            expect(shown(verdicts.get(last) ?? alone)).toBe(shown(alone))
            expect([...verdicts.keys()].toSorted()).toEqual(names)
          },
        ),
        { numRuns, seed, endOnFailure: true },
      )
    },
    timeout,
  )

  test(
    '[BRD-05] all issues of a brand on a base without issues are in files of the brand',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.oneof(patch, fc.constant({})), fc.option(tokenPatch), async (own, tokens) => {
          const { issues } = await validated({
            ...inManifest(own),
            ...(tokens && { 'tokens.json': JSON.stringify(tokens) }),
          })
          expect(issues.filter(({ file }) => !file.startsWith('acme/'))).toEqual([])
        }),
        { numRuns, seed, endOnFailure: true },
      )
    },
    timeout,
  )

  test(
    '[BRD-02] the validator throws for no JSON value in any file, and each issue has a line',
    async () => {
      const paths = [...Object.keys(smallBrand), 'tokens.json', 'messages/en.json', 'sandbox.json']
      const anything = fc.oneof(patch, fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>)
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...paths), anything, async (path, value) => {
          const verdict = await validated({ ...smallBrand, [path]: JSON.stringify(value) })
          for (const issue of verdict.issues) {
            expect(issue.line).toBeGreaterThan(0)
            expect(issue.message).toMatch(/[.”"]$/)
          }
        }),
        { numRuns, seed, endOnFailure: true },
      )
    },
    timeout,
  )
})
