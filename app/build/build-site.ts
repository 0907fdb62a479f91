import { quietChecks } from './quiet-checks.ts'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest as ViteManifest } from 'vite'
import type { InstalledArea } from '../areas/area-modules.ts'
import { programFile } from '../areas/code-file.ts'
import { areasAreSeparate, installedAreas } from '../areas/installed-areas.ts'
import { areaChunks, initialModules, visitModules } from './area-chunks.ts'
import { compressFolder } from './compress-folder.ts'
import { lightIntl } from './light-intl.ts'
import { lightQuery } from './light-query.ts'
import { lightReact } from './light-react.ts'
import { inlineClassNames } from './inline-class-names.ts'
import { shortClassNames } from './class-names.ts'
import { collectStyles, styleModules, writeSheets } from './collect-styles.ts'
import { oneByteCode } from './one-byte-code.ts'
import { type BuiltFiles, builtFilesName, filesOfPage } from './built-files.ts'
import { openUnfinished, replaceBuild } from './replace-build.ts'

export interface BuildOptions {
  readonly projectFolder: string
  /** The folder of the build. A complete build replaces the former one. */
  readonly outFolder: string
}

/** The path of built files on the host. The names of the files contain hashes, so the files never change. */
const publicPath = '/_livery/build/'

/**
 * Builds the program once for all brands: the browser's files, the server's renderer, and `built-files.json`. Brands
 * need no build, because the host reads them as data. Rejects with `AreaMismatch` if an area's code differs from its
 * `area.json`. An incomplete build leaves the former build unchanged.
 */
export async function buildSite({ projectFolder, outFolder }: BuildOptions): Promise<BuiltFiles> {
  const next = openUnfinished(outFolder)
  try {
    const files = await buildInto({ projectFolder, outFolder: next })
    replaceBuild(outFolder, next)
    return files
  } catch (error) {
    rmSync(next, { recursive: true, force: true })
    throw error
  }
}

async function buildInto({ projectFolder, outFolder }: BuildOptions): Promise<BuiltFiles> {
  // Vite and its plugins choose React's development or production version by an inherited NODE_ENV.
  process.env.NODE_ENV = 'production'
  const configFile = programFile(join(projectFolder, 'vite.config'))
  const areas = installedAreas(projectFolder)
  const generateScopedName = shortClassNames(styleModules(projectFolder, areas))
  const shared = {
    root: projectFolder,
    configFile,
    logLevel: 'warn',
    mode: 'production',
    css: { modules: { generateScopedName } },
  } as const
  const clientFolder = join(outFolder, 'client')
  const groups = chunkGroups(areas)
  await build({
    ...shared,
    base: publicPath,
    plugins: [lightIntl(), lightQuery(), lightReact(), inlineClassNames()],
    build: {
      outDir: clientFolder,
      emptyOutDir: true,
      assetsDir: '.',
      manifest: 'vite-manifest.json',
      cssCodeSplit: false,
      modulePreload: { polyfill: false, resolveDependencies: (_file, imports) => imports.filter(isLate) },
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        checks: quietChecks,
        input: ['entry-client', 'formats-worker'].map((name) => programFile(join(projectFolder, 'app/client', name))),
        output: { codeSplitting: { groups } },
      },
    },
  })
  await build({
    ...shared,
    // Bundles all packages, because a build runs on machines without them.
    ssr: { noExternal: true },
    plugins: [oneByteCode()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: join(outFolder, 'server'),
      emptyOutDir: true,
      ssr: programFile(join(projectFolder, 'app/server/entry-server')),
      rolldownOptions: { checks: quietChecks, output: { entryFileNames: 'entry-server.js' } },
    },
  })
  // The renderer throws while it loads if the code of an area differs from its area.json.
  await import(/* @vite-ignore */ pathToFileURL(join(outFolder, 'server/entry-server.js')).href)
  // oxlint-disable-next-line input/no-asserted-input -- Vite has just written the file
  const manifest = JSON.parse(readFileSync(join(clientFolder, 'vite-manifest.json'), 'utf8')) as ViteManifest
  const styles = await collectStyles(shared, areas)
  // Deletes the bundler's sheets, because their rules follow the order of the code. `writeSheets` writes the sheets
  // that pages use.
  for (const { file } of Object.values(manifest)) if (file.endsWith('.css')) rmSync(join(clientFolder, file))
  const files = filesOfPage(manifest, publicPath, {
    areas,
    styles,
    sheets: writeSheets(clientFolder, areas, styles, areasAreSeparate()),
    isSeparate: areasAreSeparate(),
    large: ['react', 'site'],
    projectFolder,
  })
  writeFileSync(join(outFolder, builtFilesName), JSON.stringify(files))
  rmSync(join(clientFolder, 'vite-manifest.json'))
  compressFolder(clientFolder)
  return files
}

/** The files that the program has loaded before it imports any other file. */
const loadedFirst = /^(?:react|rolldown-runtime|site)-[\w-]{8}\.js$/

/** Whether a dynamic import should preload a file that the imported module needs. */
const isLate = (file: string) => !loadedFirst.test(file)

/**
 * The modules of the file `react`, which rarely changes: React, the bundler's runtime and the loading of code. The
 * entry imports only this file statically.
 */
const reactFiles = [
  'node_modules/(?:react|react-dom|scheduler)/',
  'rolldown/runtime',
  'preload-helper',
  '/runtime/loading/(?:load-code|chunk-guard)\\.[jt]s',
  '/runtime/head/(?:code-missing|state-element)\\.[jt]s',
  '/app/client/(?:next-task|sent-state|load-shared-site)\\.[jt]s',
]

/** The start of a page with its imports, and the parts of the design system that most first pages share. */
const siteFiles = ['/app/client/start\\.(?:tsx|js)', '/widgets/_ui/(?!Dialog\\.|CopyButton|Outcome|BusyButton)[^/]+$']

/**
 * The code that makes calls and reads files. A page hydrates without this code, and loads it for the first call or
 * file.
 */
const callFiles = [
  '/app/client/browser-reader\\.[jt]s',
  '/runtime/api/(?:call-api|read-envelope)\\.[jt]s',
  '/schemas/decoding/decode-scalar\\.[jt]s',
]

/**
 * The code that decodes data, and the session's code that reads it. It loads for the first response with data, or
 * earlier, for example at the start of a member's page.
 */
const decodingFiles = [
  '/runtime/api/decode-response\\.[jt]s',
  '/runtime/session/read-visitor\\.[jt]s',
  '/schemas/generated/decoders\\.[jt]s',
  '/schemas/decoding/decode-value\\.[jt]s',
]

/** The parts of the design system that nearly every dialog uses. */
const dialogFiles = [
  '/widgets/_ui/Dialog\\.',
  '/runtime/dialogs/(?:use-dialog|address-dialog|open-dialogs|go-back-once)\\.[jt]s',
]

/** The frame of most pages for members. */
const memberPageFiles = ['/widgets/_ui/page/(?:MemberPage|PageHeader|page\\.module)\\.']

const background = /\/app\/client\/after-start\.[jt]s|livery:idle-widgets/

/**
 * Returns a test for the modules of a page's background work, such as the registration of the service worker. They
 * include the list of idle widgets. Unless areas are separate, they also include the `visit.ts` of each area.
 */
function isOfBackground(areas: readonly InstalledArea[]) {
  const visits = new Set(areasAreSeparate() ? [] : areas.flatMap((area) => [...visitModules(area)]))
  return (module: string) => background.test(module) || visits.has(module)
}

/**
 * Returns a test for the modules of the site's own file. These are the page's start, and the initial code of areas
 * without a file of their own.
 */
function isOfSite(areas: readonly InstalledArea[]) {
  const start = anyOf(siteFiles)
  const isTogether = ({ always }: InstalledArea) => always || !areasAreSeparate()
  const first = new Set(areas.filter(isTogether).flatMap((area) => [...initialModules(area)]))
  return (module: string) => start.test(module) || first.has(module)
}

const anyOf = (patterns: readonly string[]) => new RegExp(patterns.join('|'))

/**
 * The files of the browser's code. A page loads `react` and `site` before any widget. They are two files, so that the
 * browser evaluates each in its own task and the page stays responsive. A page loads `calls` and `decoding` on demand.
 */
function chunkGroups(areas: readonly InstalledArea[]) {
  return [
    { name: 'react', test: anyOf(reactFiles), priority: 3, includeDependenciesRecursively: false },
    { name: 'calls', test: anyOf(callFiles), priority: 3, includeDependenciesRecursively: false },
    { name: 'decoding', test: anyOf(decodingFiles), priority: 3, includeDependenciesRecursively: false },
    { name: 'site', test: isOfSite(areas), priority: 2, includeDependenciesRecursively: true },
    { name: 'after-start', test: isOfBackground(areas), priority: 1, includeDependenciesRecursively: true },
    { name: 'dialog', test: anyOf(dialogFiles), priority: 1, includeDependenciesRecursively: false },
    { name: 'member-page', test: anyOf(memberPageFiles), priority: 1, includeDependenciesRecursively: false },
    ...(areasAreSeparate() ? areaChunks(areas) : []).map((chunk) => ({
      ...chunk,
      priority: 1,
      includeDependenciesRecursively: false,
    })),
  ]
}
