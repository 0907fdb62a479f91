import { expect, test } from 'vitest'
import { brandFiles, smallBrand } from '../../tests/support/small-brand.ts'
import { createBrandValidator } from './brand-validator.ts'
import { createMemorySource } from './memory-source.ts'

test('a parent that the source could not load is loaded again by the next validation', async () => {
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

test('[BRD-02] a brand has an issue on a page that is valid in another brand', async () => {
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
    'This chain of tokens has more than 32 aliases, so none of them has a value: "palette.c-0" → "palette.c-1" → "palette.c-2" → …. Give one of them a value of its own.',
  ])
})
