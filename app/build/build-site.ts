import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Manifest as ViteManifest } from 'vite'
import { compressFolder } from './compress-folder.ts'
import { lightIntl } from './light-intl.ts'
import { collectStyles } from './collect-styles.ts'
import { type BuiltFiles, builtFilesName, filesOfPage } from './built-files.ts'

export interface BuildOptions {
  readonly projectFolder: string
  /** Where the build goes; the folder is emptied first. */
  readonly outFolder: string
}

/** The path under which the host answers with built files. They carry hashes and never change. */
const publicPath = '/_livery/build/'

/**
 * Builds the program once for all brands: the browser's files with compressed twins, the server's renderer, and a list
 * of what a page needs (`built-files.json`). No brand is built: brands are data that the host reads.
 */
export async function buildSite({ projectFolder, outFolder }: BuildOptions): Promise<BuiltFiles> {
  rmSync(outFolder, { recursive: true, force: true })
  const configFile = join(projectFolder, 'vite.config.ts')
  const shared = { root: projectFolder, configFile, logLevel: 'warn', mode: 'production' } as const
  const clientFolder = join(outFolder, 'client')
  await build({
    ...shared,
    base: publicPath,
    plugins: [lightIntl()],
    build: {
      outDir: clientFolder,
      emptyOutDir: true,
      assetsDir: '.',
      manifest: 'vite-manifest.json',
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        input: join(projectFolder, 'app/client/entry-client.ts'),
        output: { codeSplitting: { groups: chunkGroups } },
      },
    },
  })
  await build({
    ...shared,
    // Whole: a build runs where the project's packages are not.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: join(outFolder, 'server'),
      emptyOutDir: true,
      ssr: join(projectFolder, 'app/server/entry-server.tsx'),
      rolldownOptions: { output: { entryFileNames: 'entry-server.js' } },
    },
  })
  const manifest = JSON.parse(readFileSync(join(clientFolder, 'vite-manifest.json'), 'utf8')) as ViteManifest
  const large = chunkGroups.map(({ name }) => name)
  const files = filesOfPage(manifest, publicPath, await collectStyles(projectFolder, configFile), large)
  writeFileSync(join(outFolder, builtFilesName), JSON.stringify(files))
  rmSync(join(clientFolder, 'vite-manifest.json'))
  compressFolder(clientFolder)
  return files
}

/** What the entry itself loads: React, and what it starts with. It changes with their releases only. */
const reactFiles = [
  'node_modules/(?:react|react-dom|scheduler)/',
  'rolldown/runtime',
  'preload-helper',
  '/runtime/page/(?:load-code|chunk-guard)\\.ts',
  '/app/client/(?:code-missing|next-task)\\.ts',
]

/**
 * What every page needs: routes, texts, data, session, the frame. Forms, money, uploads and games are not among it: they
 * come with the widgets that use them, and stand here only with the few files that the session or a route needs.
 */
const siteFiles = [
  'node_modules/(?:react-router|react-intl|@formatjs|intl-messageformat|@tanstack/(?:react-)?query(?:-core)?|zustand|cookie|idb-keyval)/',
  '/runtime/(?:api|contact|countdown|i18n|issues|manifest|page|partnership|routing|session|sources|state|tracking)/',
  '/runtime/rich-html/rules\\.ts',
  '/runtime/games/(?:categories|return-to-game)\\.ts',
  '/runtime/widget-api/(?!RichHtml|form-data|games|member-data|use-deposit|use-send|use-upload)',
  '/schemas/generated/idle-widgets\\.ts',
  '/widgets/_ui/(?:Icon|MenuEntr(?:y|ies)|DialogButton|LanguageLink)\\.',
  '/widgets/layout/(?:header|navigation)/',
  '/app/(?:client/(?!entry-client)|site-state)',
]

/** What stands on nearly every page beyond that, and the parts that it shares with other widgets. */
const shellFiles = [
  '/app/client/shell-widgets\\.ts',
  '/widgets/layout/(?:app-download|footer|landscape-warning)/',
  '/widgets/contact/(?:contact-bar|_parts)/',
  '/widgets/games/(?:launch-notice|login-to-play|wallet-chooser)/',
  '/widgets/games/_parts/GameDialog',
  '/widgets/_ui/[^/]+$',
  '/runtime/games/(?!search-games)',
  '/runtime/widget-api/(?:RichHtml|games)',
]

const anyOf = (patterns: readonly string[]) => new RegExp(patterns.join('|'))

/**
 * Two files before any other widget. A module that both would share has to be named, or the entry would import the second
 * file at once. What a module imports does not follow it into its group: the door of the widgets names everything. What
 * stands on nearly every page is no third file: a small one arrives first, and keeps a first tap waiting for nothing.
 */
const chunkGroups = [
  { name: 'react', test: anyOf(reactFiles), priority: 3 },
  { name: 'site', test: anyOf([...siteFiles, ...shellFiles]), priority: 2, includeDependenciesRecursively: false },
]
