import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadProduct } from '../../app/product.ts'
import {
  createJudge,
  createMemorySource,
  environments,
  type Json,
  type JsonObject,
  type Verdict,
} from '../../runtime/manifest/index.ts'
import { brandFiles, smallBrand } from '../support/brand-files.ts'

/** How many cases each property tries, `LIVERY_CASES=20000` for a long run; a failing run prints its seed. */
const numRuns = Number(process.env.LIVERY_CASES ?? 1000)
const seed = Number(process.env.LIVERY_SEED ?? 20261122)
const time = numRuns * 300

const product = await loadProduct()
const base = smallBase(brandFiles('base'))
const patches = JSON.parse(base['manifest.json'] ?? '{}') as JsonObject

/** The project's base with a few of its pages: a judge without memory is asked a thousand times. */
function smallBase(files: Record<string, string>): Record<string, string> {
  const manifest = JSON.parse(files['manifest.json'] ?? '{}')
  const kept = ['home', 'faq', 'login', 'register', 'account', 'vip', 'slot', 'deposit']
  manifest.routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => kept.includes(id)))
  for (const menu of Object.values(manifest.navigation) as {
    order: string[]
    items: Record<string, { route?: string }>
  }[]) {
    menu.items = Object.fromEntries(
      Object.entries(menu.items).filter(([, { route }]) => route === undefined || kept.includes(route)),
    )
    menu.order = menu.order.filter((id) => Object.hasOwn(menu.items, id))
  }
  return { ...files, 'manifest.json': JSON.stringify(manifest) }
}
const identity = { merchant: { id: 'acme', name: 'Acme' } }

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

/** A patch of the base manifest: some of its own parts, with values and keys changed. */
const patch = fc.gen().map((draw): JsonObject => {
  const change = (value: Json, depth: number): Json => {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || depth === 0) {
      return draw(fc.integer, { min: 0, max: 3 }) === 0 ? value : draw(() => values)
    }
    const keys = Object.keys(value)
    const key = keys.length === 0 ? 'x' : draw(() => fc.constantFrom(...keys))
    const name = draw(fc.integer, { min: 0, max: 9 }) === 0 ? `${key}x` : key
    if (draw(fc.integer, { min: 0, max: 5 }) === 0) return { [name]: draw(() => values) }
    return { [name]: change(value[key] ?? null, depth - 1) }
  }
  const parts = Array.from({ length: draw(fc.integer, { min: 1, max: 3 }) }, () => change(patches, 7))
  return parts.reduce<JsonObject>((all, part) => ({ ...all, ...(part as JsonObject) }), {})
})

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

/** Judges one brand after the other from the same memory. */
let files: Record<string, string> = {}
const judge = createJudge(
  { merchants: async () => ['acme'], load: async (name) => source({ acme: files }).load(name) },
  product,
)
const judged = (given: Record<string, string>) => {
  files = given
  return judge.judge('acme')
}
/** Issues without their places. */
const codes = ({ issues }: Verdict) => [...new Set(issues.map(({ code, pointer }) => `${code} ${pointer}`))].toSorted()
const shown = ({ merchant, issues, manifests }: Verdict) =>
  JSON.stringify({ merchant, issues, manifests: [...manifests] })

/** The issues that speak of a layer's relation to what lies below it, which no other layer has. */
const ofLayer = /^override-(equals-parent|without-target)/

describe('the verdict is a function of the files', () => {
  test(
    '[BRD-02] a patch has the same issues in the manifest and in every environment',
    async () => {
      await fc.assert(
        fc.asyncProperty(patch, async (own) => {
          if ('merchant' in own || 'site' in own) return
          // The small base has issues of its own, which the patch takes away in the environments that it is in.
          const ofBase = new Set(codes(await judged(inManifest({}))))
          const isOfPatch = (one: string) => !ofLayer.test(one) && !ofBase.has(one)
          const manifest = codes(await judged(inManifest(own))).filter(isOfPatch)
          const each = await Promise.all(
            environments.map(async (name) => codes(await judged(inEnvironment(own, name)))),
          )
          const all = [...new Set(each.flat())].filter(isOfPatch).toSorted()
          expect(all).toEqual(manifest)
        }),
        { numRuns, seed, endOnFailure: true },
      )
    },
    time,
  )

  test(
    '[BRD-02] a judge that has judged other brands gives the same verdict, in any order',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(patch, { minLength: 2, maxLength: 4 }),
          fc.infiniteStream(fc.nat()),
          async (all, order) => {
            const brands = Object.fromEntries(
              all.map((own, index) => {
                const id = `brand-${index}`
                const files: Record<string, string> = inManifest({ ...own, merchant: { id, name: id } })
                for (const environment of environments)
                  files[`environments/${environment}.json`] =
                    `{ "site": { "domains": { "${environment}.${id}.example": {} } } }`
                return [id, files]
              }),
            )
            const names = Object.keys(brands)
            const mixed = names.toSorted(() => (order.next().value % 2 === 0 ? 1 : -1))
            const judge = createJudge(source(brands), product)
            // A verdict that comes a second time takes the place of the first.
            const verdicts = new Map<string, Verdict>()
            for await (const verdict of judge.each(mixed)) verdicts.set(verdict.merchant, verdict)
            for (const verdict of verdicts.values()) {
              const alone = await createJudge(source(brands), product).judge(verdict.merchant)
              expect(shown(verdict)).toBe(shown(alone))
            }
          },
        ),
        { numRuns: Math.ceil(numRuns / 3), seed, endOnFailure: true },
      )
    },
    time,
  )

  test(
    '[BRD-02] no JSON value anywhere makes it throw, and each issue has a place',
    async () => {
      const paths = [...Object.keys(smallBrand), 'tokens.json', 'messages/en.json', 'sandbox.json']
      const anything = fc.oneof(patch, fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>)
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...paths), anything, async (path, value) => {
          const verdict = await judged({ ...smallBrand, [path]: JSON.stringify(value) })
          for (const issue of verdict.issues) {
            expect(issue.line).toBeGreaterThan(0)
            expect(issue.message).toMatch(/[.”"]$/)
          }
        }),
        { numRuns, seed, endOnFailure: true },
      )
    },
    time,
  )
})
