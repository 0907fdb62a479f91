import { describe, expect, test } from 'vitest'
import { loadProduct } from '../../app/load-product.ts'
import { type Issue, issueCatalogue } from '../../runtime/issues/index.ts'
import { createBrandValidator, createMemorySource, validateMerchants } from '../../runtime/manifest/index.ts'
import { brandFiles, smallBrand } from '../support/small-brand.ts'
import { mistakes } from './mistakes/all-mistakes.ts'
import type { Mistake } from './mistakes/mistake.ts'

const base = brandFiles('base')
const product = await loadProduct()

/** The files that the validator loads next. Tests share the validator, so it validates `base` only once. */
let files: Record<string, string> = {}
const validator = createBrandValidator(
  { merchants: async () => ['acme'], load: async (name) => createMemorySource({ base, acme: files }).load(name) },
  product,
  () => Date.parse('2026-11-22T00:00:00Z'),
)

async function issuesOf(fixture: Mistake, text: string, without: readonly string[] = []): Promise<readonly Issue[]> {
  const path = fixture.file ?? 'manifest.json'
  const all = { ...smallBrand, ...fixture.beside, ...(text === '' ? {} : { [path]: text }) }
  files = Object.fromEntries(
    Object.entries(all).filter(([one]) => !without.includes(one) || (one === path && text !== '')),
  )
  if (!fixture.brands) return (await validator.validate('acme')).issues
  const [verdict] = await validateMerchants(
    createMemorySource({ base, acme: files, ...fixture.brands }),
    ['acme'],
    product,
  )
  return verdict?.issues ?? []
}

/** The text with the issue's fix or suggested name. Undefined without these, and for an unknown file. */
function remedied(issue: Issue | undefined, text: string): string | undefined {
  if (issue?.fix) return text.slice(0, issue.fix.start) + issue.fix.text + text.slice(issue.fix.end)
  const [, meant] = /^Did you mean "(.+)"\?$/.exec(issue?.suggestion ?? '') ?? []
  if (!issue || meant === undefined || issue.code === 'unknown-file') return undefined
  const lines = text.split('\n')
  const offset = lines.slice(0, issue.line - 1).reduce((sum, line) => sum + line.length + 1, 0) + issue.column - 1
  return text.slice(0, offset) + text.slice(offset).replace(/^"(?:[^"\\]|\\.)*"/, JSON.stringify(meant))
}

/** The text without its marker, and the marker's place counted from 1. */
function marked(text: string): { text: string; line: number; column: number } {
  const before = text.slice(0, text.indexOf('‸')).split('\n')
  return { text: text.replace('‸', ''), line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/**
 * Proves that a mistake gives one issue at its place, and that the correct file gives none. The file with the suggested
 * remedy gives none either, unless the remedy is a guess.
 */
async function prove(fixture: (typeof mistakes)[number]): Promise<void> {
  const { text, line, column } = marked(fixture.failing)
  const issues = await issuesOf(fixture, text, fixture.without)
  expect(issues).toMatchObject([{ code: fixture.code, severity: fixture.severity ?? 'error', line, column }])
  expect(issues[0]?.file).toBe(`acme/${fixture.file ?? 'manifest.json'}`)
  expect(issues[0]?.message).toMatch(/^[^]{20,}\.$/)
  if (fixture.message) expect(issues[0]?.message).toContain(fixture.message)
  // Tools show the suggestion after the message.
  for (const { message, suggestion } of issues) expect(message).not.toContain(suggestion ?? 'no suggestion')
  if (fixture.suggestion) expect(issues[0]?.suggestion).toContain(fixture.suggestion)
  expect(await issuesOf(fixture, fixture.passing)).toEqual([])
  const fixed = remedied(issues[0], text)
  if (fixed === undefined || fixture.isGuess) return
  // Some of these texts repeat inherited values after their mistake is fixed.
  const left = (await issuesOf(fixture, fixed)).filter(({ code }) => code !== 'override-equals-parent')
  expect(left).toEqual([])
}

describe('[BRD-05] one mistake gives one issue, at its place', () => {
  test('the table contains at least 133 different mistakes', () => {
    expect(mistakes.length).toBeGreaterThanOrEqual(133)
    expect(new Set(mistakes.map(({ title, code }) => `${title} ${code}`)).size).toBe(mistakes.length)
  })

  const layouts = mistakes.filter(({ code }) => code === 'wrong-layout')
  test('the table contains mistakes in layouts', () => expect(layouts).not.toEqual([]))
  test.each(layouts)('[LAY-02] $title', prove)
  test.each(mistakes.filter((fixture) => !layouts.includes(fixture)))('$title: $code', prove)

  test('a unit beside a new value of a token is not a mistake', async () => {
    const tokens = '{ "radius": { "card": { "$value": { "value": 4, "unit": "px" } } } }'
    const [verdict] = await validateMerchants(
      createMemorySource({ base, acme: { ...smallBrand, 'tokens.json': tokens } }),
      ['acme'],
    )
    expect(verdict?.issues).toEqual([])
  })

  test('the mistakes of one brand give no issues in another brand', async () => {
    const acme = {
      ...smallBrand,
      'manifest.json':
        '{ "merchant": { "id": "acme", "name": "Acme" }, "routes": { "cokfight": { "enabled": false } } }',
      'messages/en.json': '{ "acme.own": "Own" }',
    }
    const other = Object.fromEntries(
      Object.entries(smallBrand).map(([path, text]) => [path, text.replaceAll('acme', 'other')]),
    )
    const verdicts = await validateMerchants(createMemorySource({ base, acme, other }))
    expect(verdicts.map(({ merchant, issues }) => [merchant, issues.length > 0])).toEqual([
      ['acme', true],
      ['other', false],
    ])
  })

  test('if two brands claim one name, each of the two brands has an issue', async () => {
    const claim = '{ "site": { "domains": { "www.acme.example": {} } } }'
    const other = {
      'manifest.json': '{ "merchant": { "id": "other", "name": "Other" } }',
      'environments/development.json': '{}',
      'environments/staging.json': '{}',
      'environments/production.json': claim,
    }
    const verdicts = await validateMerchants(createMemorySource({ base, acme: smallBrand, other }))
    expect(
      verdicts.map(({ merchant, issues, manifests }) => [merchant, issues.map(({ code }) => code), manifests.size]),
    ).toEqual([
      ['acme', ['domain-claimed-twice'], 0],
      ['other', ['domain-claimed-twice'], 0],
    ])
  })

  test('a copied folder is reported once, and its original not at all', async () => {
    const acme = { ...smallBrand, 'environments/production.json': '{ "site": { "domains": { "acme.example": {} } } }' }
    const verdicts = await validateMerchants(createMemorySource({ base, acme, copy: acme }))
    expect(verdicts.map(({ merchant, issues }) => [merchant, issues.map(({ code }) => code)])).toEqual([
      ['acme', []],
      ['copy', ['wrong-merchant-id']],
    ])
  })

  test('every code of the catalogue has a fixture, except codes of mistakes on a disk, in a release, in an area or in rights', () => {
    const shown = new Set(mistakes.map(({ code }) => code))
    const onDisk = [
      'area-check-failed',
      'area-mistake',
      'bad-folder-name',
      'broken-release',
      'empty-content',
      'link-outside',
      'not-a-file',
      'not-a-picture',
      'unreadable-file',
      'wrong-rights',
    ]
    expect(
      Object.keys({ ...issueCatalogue, ...product.issues }).filter(
        (code) => !shown.has(code) && !onDisk.includes(code),
      ),
    ).toEqual([])
  })
})
