import { expect, test } from 'vitest'
import type { BrokenBrand } from '../../host/brand-store.ts'
import { brokenPage } from './broken-page.ts'

const issue = { code: 'unknown-key', severity: 'error', message: 'A <b> & "c"', file: 'acme/manifest.json' }
const broken = { merchant: 'acme', issues: [{ ...issue, line: 1, column: 1 }] } as unknown as BrokenBrand

/** The HTML or JSON of a path, for a browser with these languages. */
const read = (path: string, languages = '') =>
  brokenPage(broken, new Request(`http://acme.localhost${path}`, { headers: { 'accept-language': languages } })).text()

test('[BRD-05] the page of a brand with errors compares later issues with those that it shows', async () => {
  const html = await read('/')
  const [, shown = ''] = /const shown = (".*")\n/.exec(html) ?? []
  expect(JSON.parse(shown)).toBe(await read('/__livery/issues'))
  expect(html).not.toContain('<b>')
})

test.each([
  ['th-TH,th;q=0.9,en;q=0.8', '<html lang="th">', 'acme มีข้อผิดพลาด'],
  ['en-GB,th;q=0.8', '<html lang="en">', 'acme has errors'],
  ['', '<html lang="en">', 'acme has errors'],
])(
  'for a browser with the languages "%s", the page has %s and the heading "%s"',
  async (languages, element, heading) => {
    const html = await read('/', languages)
    expect(html).toContain(element)
    expect(html).toContain(`<h1>${heading}</h1>`)
  },
)
