import { describe, expect, test } from 'vitest'
import { issueCatalogue } from '../../runtime/issues/index.ts'
import { createMemorySource, judgeMerchants } from '../../runtime/manifest/index.ts'
import { brandFiles, smallBrand } from '../support/brand-files.ts'
import { type IssueFixture, issueFixtures } from './issue-fixtures.ts'

const base = brandFiles('base')

async function issuesOf(fixture: IssueFixture, text: string) {
  const path = fixture.file ?? 'manifest.json'
  const acme = { ...smallBrand, ...fixture.beside, ...(text === '' ? {} : { [path]: text }) }
  const [verdict] = await judgeMerchants(createMemorySource({ base, acme, ...fixture.brands }), ['acme'])
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

  test('every code of the catalogue has a fixture', () => {
    const shown = new Set(issueFixtures.map(({ code }) => code))
    const elsewhere = ['missing-file', 'missing-key']
    expect(
      Object.keys(issueCatalogue).filter((code) => !shown.has(code as never) && !elsewhere.includes(code)),
    ).toEqual([])
  })
})
