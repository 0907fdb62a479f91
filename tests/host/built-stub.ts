import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BuiltFiles, builtFilesName } from '../../app/build/built-files.ts'
import { catalogue } from '../../schemas/generated/catalogue.ts'

const files: BuiltFiles = {
  entry: '/_livery/build/entry.js',
  formats: '/_livery/build/formats.js',
  scripts: [],
  areas: {},
  widgets: Object.fromEntries(Object.keys(catalogue).map((name) => [name, []])),
  stylesheets: {},
  styles: { shared: '', widgets: {}, files: {} },
}

/** The server's program. It renders an empty page for every address. */
const renderer = `
const page = {
  html: ['<main>An empty page</main>'], lateClasses: new Set(), queries: [], statics: [], messages: {},
  match: undefined, addressRoute: undefined, widgets: [], view: { blocks: [], data: () => undefined },
}
export const renderPage = async () => page
export const guestPaths = async () => []
`

/**
 * Creates a folder with a minimal build, for tests of the host's process. Building the real program would be slow.
 *
 * @param change values for the list of built files, which replace those of the minimal build
 */
export function makeBuiltStub(change: Partial<BuiltFiles> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-built-'))
  mkdirSync(join(folder, 'server'))
  mkdirSync(join(folder, 'client'))
  writeFileSync(join(folder, builtFilesName), JSON.stringify({ ...files, ...change }))
  writeFileSync(join(folder, 'server/entry-server.js'), renderer)
  return folder
}
