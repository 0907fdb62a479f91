import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../e2e/ask.ts'
import { type RunningLivery, startLivery } from '../e2e/start-livery.ts'
import { projectRoot, runCommand } from '../support/run-command.ts'

/** An installation that adds Khmer to a brand by files alone. */
const installation = mkdtempSync(join(tmpdir(), 'livery-khmer-'))
const bin = join(projectRoot, 'bin/livery.js')
const env = { LIVERY_INSTALLATION: installation, LIVERY_CACHE: join(installation, '.cache') }
const livery = (...args: string[]) => runCommand('node', [bin, ...args], { cwd: installation, env })

const typeface = 'node_modules/@fontsource/noto-sans-khmer'
const manifest = {
  merchant: { id: 'acme', name: 'Acme' },
  areas: ['account', 'info', 'banners'],
  locales: {
    'km-kh': { code: 'km-kh', name: 'ខ្មែរ', countryCode: 'kh', isCountryDefault: true, currency: 'KHR' },
  },
  theme: { fonts: ['noto-sans-thai', 'noto-sans-khmer'] },
}
const khmerToken = { $value: ['Noto Sans Thai', 'Noto Sans Khmer', 'sans-serif'] }
const files: Readonly<Record<string, unknown>> = {
  'livery.json': { languages: ['km'] },
  'package.json': { dependencies: { '@fontsource/noto-sans-khmer': '5.3.0' } },
  // The parts of a Fontsource package that the program reads.
  [`${typeface}/package.json`]: { name: '@fontsource/noto-sans-khmer', version: '5.3.0' },
  [`${typeface}/metadata.json`]: { family: 'Noto Sans Khmer', subsets: ['khmer', 'latin'] },
  [`${typeface}/unicode.json`]: { khmer: 'U+1780-17FF', latin: 'U+0000-00FF' },
  'merchants/acme/manifest.json': manifest,
  'merchants/acme/tokens.json': { font: { title: khmerToken, text: khmerToken, number: khmerToken } },
  'merchants/acme/messages/km.json': { 'routes.faq.title': 'សំណួរញឹកញាប់' },
  'merchants/acme/environments/development.json': { site: { domains: { 'acme.localhost': {} } } },
  'merchants/acme/environments/staging.json': { site: { domains: { 'staging.acme.example': {} } } },
  'merchants/acme/environments/production.json': { site: { domains: { 'www.acme.example': {} } } },
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(installation, path)), { recursive: true })
  writeFileSync(join(installation, path), text)
}

beforeAll(() => {
  for (const [path, value] of Object.entries(files)) write(path, JSON.stringify(value, null, 2))
  write('merchants/acme/content/km/faq.md', '# សំណួរ\n\nតើខ្ញុំចូលគណនីដោយរបៀបណា?\n')
  const thai = 'node_modules/@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff2'
  cpSync(join(projectRoot, thai), join(installation, typeface, 'files/noto-sans-khmer-khmer-400-normal.woff2'))
})

afterAll(() => rmSync(installation, { recursive: true }))

test('validate reports one issue, at the Khmer locale: the missing texts', async () => {
  const { status, stdout } = await livery('validate', 'acme', '--format', 'json')
  const { issues } = JSON.parse(stdout) as { readonly issues: readonly object[] }
  const line =
    JSON.stringify(manifest, null, 2)
      .split('\n')
      .findIndex((text) => text.includes('"km-kh":')) + 1
  expect(issues).toEqual([
    expect.objectContaining({
      code: 'untranslated-texts',
      severity: 'warning',
      pointer: '/locales/km-kh',
      line,
      message: expect.stringMatching(
        /^The Khmer translation of \d+ texts and 6 text pages of the site is missing \(.+\)\. Players read English instead\./,
      ),
    }),
  ])
  expect(status).toBe(0)
})

describe('the site', () => {
  let preview: RunningLivery
  const page = (path: string) =>
    ask('acme.localhost', path, { port: Number(/localhost:(\d+)/.exec(preview.output())?.[1]) })

  beforeAll(async () => {
    preview = await startLivery([bin, 'preview', 'acme', '--port', '0'], 'Ctrl-C', env)
  })
  afterAll(() => preview?.stop())

  test('a page is in Khmer, with missing texts in English', async () => {
    const { status, text } = await page('/km-kh/faq')
    expect(status).toBe(200)
    expect(text).toContain('<html lang="km"')
    expect(text).toContain('តើខ្ញុំចូលគណនី')
    expect(text).toMatch(/<title>[^<]*សំណួរញឹកញាប់/)
    expect((await page('/km-kh/privacy-policy')).text).toContain('<h2>')
    expect(text).toContain(readText('common.home') ?? '')
  })

  test('pages in other locales link to the page in Khmer, for people and for search engines', async () => {
    const { text } = await page('/en-th/faq')
    expect(text).toMatch(/<link rel="alternate" hreflang="km-KH" href="[^"]*\/km-kh\/faq"/)
    expect((await page('/sitemap.xml')).text).toMatch(/hreflang="km-KH" href="[^"]*\/km-kh\/faq"/)
    expect((await page('/en-th/language')).text).toMatch(/href="\/km-kh\/language"[^>]*>(?:<[^>]*>)*ខ្មែរ/)
  })

  test('a page in Khmer has the typeface of the installation’s package', async () => {
    const { text } = await page('/km-kh')
    expect(text).toMatch(/font-family:"Noto Sans Khmer"[^}]*noto-sans-khmer-khmer-400\.[\w-]+\.woff2[^}]*U\+1780-17FF/)
    expect((await page('/_livery/fonts/noto-sans-khmer-khmer-400.woff2')).status).toBe(200)
  })
})

const readText = (id: string) =>
  (JSON.parse(readFileSync(join(projectRoot, 'merchants/base/messages/en.json'), 'utf8')) as Record<string, string>)[id]
