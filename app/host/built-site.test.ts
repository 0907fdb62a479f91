import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { isForOperator } from '../../runtime/errors/operator-error.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { makeBuiltStub } from '../../tests/host/built-stub.ts'
import { openBuiltSite } from './built-site.ts'

test('[OPS-03] the host does not remember the names of missing files of the build', async () => {
  const folder = makeBuiltStub()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { builtFile } = await openBuiltSite(folder)
  const textOf = async (encodings: string) => builtFile('/_livery/build/late.js', encodings)?.text()
  expect([await textOf('br'), await textOf('')]).toEqual([undefined, undefined])
  writeFileSync(join(folder, 'client/late.js'), 'late()')
  expect([await textOf('br'), await textOf('')]).toEqual(['late()', 'late()'])
  writeFileSync(join(folder, 'client/late.js'), 'changed()')
  expect(await textOf('')).toBe('late()')
})

test('a file of the build is compressed only for a client that accepts Brotli', async () => {
  const folder = makeBuiltStub()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'client/page.js'), 'page()')
  writeFileSync(join(folder, 'client/page.js.br'), 'compressed')
  const { builtFile } = await openBuiltSite(folder)
  const encodingOf = (encodings: string) =>
    builtFile('/_livery/build/page.js', encodings)?.headers.get('content-encoding')
  expect([encodingOf('gzip, br'), encodingOf('br;q=0, gzip')]).toEqual(['br', null])
})

test('[OPS-03] a running host serves the files of its build after the next build has replaced them', async () => {
  const folder = makeBuiltStub()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'client/page-AbCdEfGh.js')
  writeFileSync(file, 'page()')
  writeFileSync(`${file}.br`, brotliCompressSync('page()'))
  const { builtFile } = await openBuiltSite(folder)
  for (const path of [file, `${file}.br`]) rmSync(path)
  const address = '/_livery/build/page-AbCdEfGh.js'
  expect(builtFile(address, 'br')?.headers.get('content-encoding')).toBe('br')
  expect(await builtFile(address, 'gzip')?.text()).toBe('page()')
})

test('a page has the style rules of its own look, layouts and widgets', async () => {
  const styles = {
    shared: '.layout>[data-region=main]{top:0}[data-arrangement=bare] p{top:0}.layout>[data-region=menu]{top:0}',
    widgets: { 'shop/list': ['list.css'], 'shop/cart': ['cart.css'] },
    files: { 'list.css': 'html[data-navigation=tabs] .aA{top:0}.aB{top:0}', 'cart.css': '.bA{top:0}' },
  }
  const folder = makeBuiltStub({ styles })
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { program } = await openBuiltSite(folder)
  const rulesIn = async (
    navigation: 'tabs' | 'sidebar',
    arrangement: 'plain' | 'bare',
    ...regions: readonly string[]
  ) => {
    const theme = { ornament: 'none', navigation } as SiteData['theme']
    const layouts = [{ arrangement, regions }] as unknown as readonly SiteData['layouts'][string][]
    const { head } = await program(['shop/list'], { areas: [], theme }, { layouts, lateClasses: new Set() })
    return /<style[^>]*>(.*)<\/style>/.exec(head)?.[1]
  }
  expect(await rulesIn('sidebar', 'plain', 'main')).toBe('.layout>[data-region=main]{top:0}.aB{top:0}')
  expect(await rulesIn('tabs', 'bare', 'main', 'menu')).toBe(`${styles.shared}${styles.files['list.css']}`)
})

test.each([
  ['misses its server program', undefined],
  ['has only a part of its server program', 'export const renderPage = async () => {'],
  ['has an empty server program', ''],
])('the host asks for a new build if the build %s', async (_what, program) => {
  const folder = makeBuiltStub()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'server/entry-server.js')
  if (program === undefined) rmSync(path)
  else writeFileSync(path, program)
  const failure: unknown = await openBuiltSite(folder).catch((error: unknown) => error)
  expect(isForOperator(failure)).toBe(true)
  expect(failure).toHaveProperty('message', expect.stringMatching(/does not load: .+\. Run livery build again\.$/s))
})

test.each([
  ['of an older version, without styles', '{"entry":"/entry.js","preload":[],"widgets":{}}'],
  ['that a full disk has cut', '{"entry":"/_liv'],
  ['that is not an object', 'null'],
])('the host asks for a new build if it finds a list of files %s', async (_, list) => {
  const folder = makeBuiltStub()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'built-files.json'), list)
  const failure: unknown = await openBuiltSite(folder).catch((error: unknown) => error)
  expect(isForOperator(failure)).toBe(true)
  expect(failure).toHaveProperty('message', expect.stringMatching(/Run livery build again\.$/))
})
