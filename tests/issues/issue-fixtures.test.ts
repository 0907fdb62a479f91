import { describe, expect, test } from 'vitest'
import { loadProduct } from '../../app/product.ts'
import { issueCatalogue } from '../../runtime/issues/index.ts'
import { createMemorySource, judgeMerchants } from '../../runtime/manifest/index.ts'
import { brandFiles, smallBrand } from '../support/brand-files.ts'
import { type IssueFixture, issueFixtures } from './issue-fixtures.ts'

const base = brandFiles('base')
const product = await loadProduct()

async function issuesOf(fixture: IssueFixture, text: string) {
  const path = fixture.file ?? 'manifest.json'
  const acme = { ...smallBrand, ...fixture.beside, ...(text === '' ? {} : { [path]: text }) }
  const [verdict] = await judgeMerchants(createMemorySource({ base, acme, ...fixture.brands }), ['acme'], product)
  return verdict?.issues ?? []
}

/** The text without its marker, and the marker's place counted from 1. */
function marked(text: string): { text: string; line: number; column: number } {
  const before = text.slice(0, text.indexOf('‸')).split('\n')
  return { text: text.replace('‸', ''), line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

describe('[BRD-05] one mistake gives one issue, in its place', () => {
  test.each(issueFixtures)('$title: $code', async (fixture) => {
    const { text, line, column } = marked(fixture.failing)
    const issues = await issuesOf(fixture, text)
    expect(issues).toMatchObject([{ code: fixture.code, severity: 'error', line, column }])
    expect(issues[0]?.file).toBe(`acme/${fixture.file ?? 'manifest.json'}`)
    expect(issues[0]?.message).toMatch(/^[^]{20,}\.$/)
    if (fixture.suggestion) expect(issues[0]?.suggestion).toContain(fixture.suggestion)
    expect(await issuesOf(fixture, fixture.passing)).toEqual([])
  })

  test('a missing file is told by its name', async () => {
    const { 'environments/staging.json': _staging, ...acme } = smallBrand
    const [verdict] = await judgeMerchants(createMemorySource({ base, acme }), ['acme'])
    expect(verdict?.issues).toMatchObject([{ code: 'missing-file', file: 'acme/environments/staging.json' }])
  })

  test('a unit beside a new value of a token is no mistake', async () => {
    const tokens = '{ "radius": { "card": { "$value": { "value": 4, "unit": "px" } } } }'
    const [verdict] = await judgeMerchants(
      createMemorySource({ base, acme: { ...smallBrand, 'tokens.json': tokens } }),
      ['acme'],
    )
    expect(verdict?.issues).toEqual([])
  })

  test('a page without an entry in a region or a route stops no other brand', async () => {
    const acme = {
      ...smallBrand,
      'manifest.json':
        '{ "merchant": { "id": "acme", "name": "Acme" }, "routes": { "cokfight": { "enabled": false } } }',
      'messages/en.json': '{ "acme.own": "Own" }',
    }
    const other = Object.fromEntries(
      Object.entries(smallBrand).map(([path, text]) => [path, text.replaceAll('acme', 'other')]),
    )
    const verdicts = await judgeMerchants(createMemorySource({ base, acme, other }))
    expect(verdicts.map(({ merchant, issues }) => [merchant, issues.length > 0])).toEqual([
      ['acme', true],
      ['other', false],
    ])
  })

  test('a name that two brands claim is told of both', async () => {
    const claim = '{ "site": { "domains": { "www.acme.example": {} } } }'
    const other = {
      'manifest.json': '{ "merchant": { "id": "other", "name": "Other" } }',
      'environments/development.json': '{}',
      'environments/staging.json': '{}',
      'environments/production.json': claim,
    }
    const verdicts = await judgeMerchants(createMemorySource({ base, acme: smallBrand, other }))
    expect(
      verdicts.map(({ merchant, issues, manifests }) => [merchant, issues.map(({ code }) => code), manifests.size]),
    ).toEqual([
      ['acme', ['domain-claimed-twice'], 0],
      ['other', ['domain-claimed-twice'], 0],
    ])
  })

  test('every code of the catalogue has a fixture', () => {
    const shown = new Set(issueFixtures.map(({ code }) => code))
    const elsewhere = ['missing-file', 'bad-folder-name']
    expect(
      Object.keys({ ...issueCatalogue, ...product.issues }).filter(
        (code) => !shown.has(code) && !elsewhere.includes(code),
      ),
    ).toEqual([])
  })
})
