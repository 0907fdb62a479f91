import { expect, test } from 'vitest'
import { fakeContext } from '../../tests/support/fake-context.ts'
import { namedBrand } from '../../tests/support/named-brand.ts'
import { run, transcript } from '../../tests/support/run-fake-cli.ts'

test.each([
  ['True', 'true'],
  ['“Shop”', '"Shop"'],
  ["'Shop'", '"Shop"'],
])('[OPS-04] fix writes %s as JSON does: %s', async (written, right) => {
  const text = (value: string) => `{\n  "merchant": { "id": "acme", "name": "Acme" },\n  "toast": ${value}\n}\n`
  const brands = { acme: { ...namedBrand('acme'), 'manifest.json': text(written) } }
  await transcript('fix acme', brands)
  expect(brands.acme['manifest.json']).toBe(text(right))
})

test.each(["'It's'", '\'Say "hi"\'', '“Shop'])(
  '[OPS-04] fix does not guess where the text %s ends',
  async (written) => {
    const text = `{ "merchant": { "id": "acme", "name": ${written} } }`
    const brands = { acme: { ...namedBrand('acme'), 'manifest.json': text } }
    await transcript('fix acme', brands)
    expect(brands.acme['manifest.json']).toBe(text)
  },
)

test('[OPS-04] fix corrects several kinds of mistakes in one file', async () => {
  const written = `{ // The brand
    "merchant": { "id": "acme", "name": 'http://acme', /* last */ }, "webApp": { "enabled": True } }`
  const brands = { acme: { ...namedBrand('acme'), 'manifest.json': written } }
  // A dry run also counts the mistakes that later rounds find.
  expect(await transcript('fix --dry-run', brands)).toMatch(/would fix 5 mistakes, and leave 1 error\./)
  expect(await transcript('fix acme', brands)).toMatch(/Fixed 5 mistakes\. The brands have 1 error left\./)
  expect(JSON.parse(brands.acme['manifest.json'])).toEqual({
    merchant: { id: 'acme', name: 'http://acme' },
    webApp: { enabled: true },
  })
})

test('[OPS-04] fix corrects only mistakes that have one possible fix', async () => {
  const text =
    '{\n  // The brand\n  "merchant": { "id": "acme", "name": "Acme", },\n  "toast": { "duraton": 4000 }\n}\n'
  const brands = { acme: { ...namedBrand('acme'), 'manifest.json': text } }
  expect(await transcript('fix --dry-run', brands)).toMatchInlineSnapshot(`
    "merchants/acme/manifest.json:2:3  JSON has no comments, so Livery cannot read the file.
    merchants/acme/manifest.json:3:45  Livery cannot read the file as JSON here: there is a comma after the last entry. Remove the comma.
    livery fix would fix 2 mistakes, and leave 1 error. It has changed no file.
    [0]"
  `)
  expect(brands.acme['manifest.json']).toBe(text)
  expect(await transcript('fix acme', brands)).toMatchInlineSnapshot(`
    "merchants/acme/manifest.json:2:3  JSON has no comments, so Livery cannot read the file.
    merchants/acme/manifest.json:3:45  Livery cannot read the file as JSON here: there is a comma after the last entry. Remove the comma.
    Fixed 2 mistakes. The brands have 1 error left. See livery validate acme.
    [1]"
  `)
  expect(brands.acme['manifest.json']).toBe(
    '{\n  \n  "merchant": { "id": "acme", "name": "Acme" },\n  "toast": { "duraton": 4000 }\n}\n',
  )
  expect(await transcript('fix acme', { acme: namedBrand('acme') })).toBe(
    'Fixed 0 mistakes. The brands have 0 errors left.\n[0]',
  )
})

test('fix counts a mistake once if other brands extend the brand', async () => {
  const acme = { ...namedBrand('acme'), 'tokens.json': '{ "radius": {}, }' }
  const brands = { acme, other: namedBrand('other', { extends: 'acme' }) }
  expect(await transcript('fix --dry-run', brands)).toMatch(/would fix 1 mistake, and leave 1 error\. .*\n\[0\]$/)
  expect(await transcript('fix', brands)).toMatch(/Fixed 1 mistake\./)
})

test('[OPS-04] fix corrects each of forty mistakes of a file', async () => {
  const areas = Array.from({ length: 40 }, () => "'info'").join(', ')
  const text = `{ "merchant": { "id": "acme", "name": "Acme" }, "areas": [${areas}] }`
  const brands = { acme: { ...namedBrand('acme'), 'manifest.json': text } }
  expect(await transcript('fix acme', brands)).toContain('Fixed 40 mistakes.')
  expect(brands.acme['manifest.json']).toBe(text.replaceAll("'", '"'))
})

test.each([
  ['before the first mistake', 1],
  ['after the first round', 2],
])('[OPS-04] fix keeps a text that an editor saves during a validation, %s', async (_when, round) => {
  const written = '{ // The brand\n  "merchant": { "id": "acme", "name": \'Acme\' } }'
  const saved = '{ // The brand of the north\n  "merchant": { "id": "acme", "name": \'Acme North\' } }'
  const brands = { acme: { ...namedBrand('acme'), 'manifest.json': written } }
  const context = fakeContext(brands)
  let loads = 0
  const openSource = (folder: string) => {
    const source = context.openSource(folder)
    const load = async (merchant: string) => {
      const files = await source.load(merchant)
      // The editor saves between this read and the fix.
      if (merchant === 'acme' && ++loads === round) brands.acme['manifest.json'] = saved
      return files
    }
    return { ...source, load }
  }
  const { err } = await run('fix acme', { ...context, openSource })
  expect(err).toBe('')
  expect(JSON.parse(brands.acme['manifest.json'])).toEqual({ merchant: { id: 'acme', name: 'Acme North' } })
})
