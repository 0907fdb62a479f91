import { expect, test } from 'vitest'
import { brandFiles, smallBrand } from '../../tests/support/small-brand.ts'
import type { Finding } from '../issues/finding.ts'
import { createBrandValidator } from './brand-validator.ts'
import { builtProduct, composeProduct } from './built-product.ts'
import { defineCheck } from './check/define-check.ts'
import { finding } from './check/make-finding.ts'
import { createMemorySource } from './memory-source.ts'

test('if the source could not load a parent, the next validation loads the parent again', async () => {
  const memory = createMemorySource({ base: brandFiles('base'), acme: smallBrand })
  let isDown = true
  const validator = createBrandValidator({
    merchants: memory.merchants,
    load: async (merchant) => {
      if (isDown && merchant === 'base') throw new Error('The network is down.')
      return memory.load(merchant)
    },
  })
  await expect(validator.validate('acme')).rejects.toThrow('The network is down.')
  isDown = false
  expect((await validator.validate('acme')).issues).toEqual([])
})

test('[BRD-02] if several brands have the same page, only the brand without the text of the page has an issue', async () => {
  const page = {
    path: '/special',
    enabled: true,
    layout: 'default',
    guards: [],
    pageKey: 'special',
    title: 'own.special',
    regions: {
      main: {
        order: ['list'],
        blocks: { list: { widget: 'games/provider-list', props: { title: 'home.providers', limit: 24 } } },
      },
    },
  }
  const brand = (id: string, texts: Record<string, string>) => ({
    ...smallBrand,
    'manifest.json': JSON.stringify({ merchant: { id, name: id }, routes: { special: page } }),
    'messages/en.json': JSON.stringify(texts),
    'messages/th.json': JSON.stringify(texts),
    ...Object.fromEntries(['development', 'staging', 'production'].map((name) => [`environments/${name}.json`, '{}'])),
  })
  const validator = createBrandValidator(
    createMemorySource({
      base: brandFiles('base'),
      acme: brand('acme', { 'own.special': 'Special' }),
      bravo: brand('bravo', { 'own.special': 'Very special' }),
      delta: brand('delta', {}),
    }),
  )
  const found: Record<string, string[]> = {}
  for await (const { merchant, issues } of validator.validateEach())
    found[merchant] = issues.map(({ code, file, pointer }) => `${code} ${file} ${pointer}`)
  expect(found).toEqual({
    acme: [],
    bravo: [],
    delta: ['unknown-message delta/manifest.json /routes/special/title'],
  })
})

test('[BRD-05] only the first hundred wrong ids of a file of texts have suggestions', async () => {
  const letters = [...'abcdefghijklm']
  const ids = letters.flatMap((one) => letters.map((other) => `home.providers${one}${other}`))
  const texts = JSON.stringify(Object.fromEntries(ids.map((id) => [id, 'Studios'])))
  const acme = { ...smallBrand, 'messages/en.json': texts }
  const { issues } = await createBrandValidator(createMemorySource({ base: brandFiles('base'), acme })).validate('acme')
  expect(issues.map(({ code, suggestion }) => [code, suggestion])).toEqual(
    ids.map((_id, index) => ['override-without-target', index < 100 ? 'Did you mean "home.providers"?' : undefined]),
  )
})

test.each([
  ['cycle', '{palette.c-0}'],
  ['chain', '#123456'],
])('[LAY-06] a %s of a hundred aliases is one issue', async (_what, last) => {
  const aliases = Array.from({ length: 100 }, (_, index) => [`c-${index}`, { $value: `{palette.c-${index + 1}}` }])
  const palette = { ...Object.fromEntries(aliases), 'c-100': { $value: last } }
  const acme = { ...smallBrand, 'tokens.json': JSON.stringify({ palette }) }
  const { issues } = await createBrandValidator(createMemorySource({ base: brandFiles('base'), acme })).validate('acme')
  expect(issues.map(({ message }) => message)).toEqual([
    'This chain of tokens has more than 32 aliases: "palette.c-0" → "palette.c-1" → "palette.c-2" → …. So its first token has no value. Refer to a token nearer to the end of the chain, or write a value.',
  ])
})

const issues = {
  closed: {
    title: 'A closed shop',
    severity: 'error',
    message: ({ name = '' }: { readonly name?: string }) => name.toUpperCase(),
  },
} as const

test.each<[failure: string, check: () => readonly Finding[], reason: string]>([
  [
    'throws',
    () => {
      throw new Error('The shop has no hours.')
    },
    'The shop has no hours',
  ],
  ['returns no list', () => undefined as never, 'it returns no list of findings'],
  ['has an unknown code', () => [finding('shut', '/merchant/id', {})], 'there is no issue with the code "shut"'],
  [
    'gives a message the wrong context',
    () => [finding('closed', '/merchant/id', { name: 5 as unknown as string })],
    'name.toUpperCase is not a function',
  ],
])(
  '[BRD-02] a check of an area that %s is one issue of its brand, and all brands are validated',
  async (_, check, reason) => {
    const checks = [defineCheck<string>('/merchant/id', (id) => (id === 'bravo' ? check() : []))]
    const product = composeProduct({ ...builtProduct, code: [{ area: 'shop', checks, issues }] })
    const files = (id: string) =>
      Object.fromEntries(Object.entries(smallBrand).map(([path, text]) => [path, text.replaceAll('acme', id)]))
    const brands = { base: brandFiles('base'), acme: files('acme'), bravo: files('bravo'), delta: files('delta') }
    const validator = createBrandValidator(createMemorySource(brands), product)
    const found = new Map<string, string[]>()
    const add = async (verdicts: ReturnType<typeof validator.validateEach>) => {
      for await (const { merchant, issues } of verdicts)
        found.set(
          merchant,
          issues.map(({ code, file, pointer, message }) => `${code} ${file} ${pointer} ${message}`),
        )
    }
    const expected = [
      ['acme', []],
      [
        'bravo',
        [
          expect.stringContaining(
            `area-check-failed bravo/manifest.json /merchant/id The code that checks "/merchant/id" in the area "shop" has failed: ${reason}. So Livery`,
          ),
        ],
      ],
      ['delta', []],
    ]
    await add(validator.validateEach())
    expect([...found]).toEqual(expected)
    found.clear()
    await add(validator.update(['acme', 'bravo', 'delta']))
    expect([...found]).toEqual(expected)
  },
)
