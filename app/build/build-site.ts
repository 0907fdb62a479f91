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
  const files = filesOfPage(manifest, publicPath, await collectStyles(projectFolder, configFile))
  writeFileSync(join(outFolder, builtFilesName), JSON.stringify(files))
  rmSync(join(clientFolder, 'vite-manifest.json'))
  compressFolder(clientFolder)
  return files
}

/**
 * Two files before any widget: React, which changes with its releases only, and everything that every page needs. A
 * module that both would share has to be named, or the entry would import the second file at once.
 */
const chunkGroups = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime|preload-helper|\/runtime\/page\/(?:load-code|chunk-guard)|\/app\/client\/code-missing/,
    priority: 3,
  },
  {
    name: 'site',
    test: /node_modules\/(?:react-router|react-intl|@formatjs|intl-messageformat|@tanstack|zustand|cookie|idb-keyval)\/|\/runtime\/(?!rich-html\/(?!rules)|forms\/(?!countries)|upload|money|deposit|withdrawal|games\/(?!categories|return-to-game)|widget-api\/(?:form-data|games|member-data|use-deposit|use-send|use-upload))|\/schemas\/generated\/idle-widgets|\/widgets\/(?:_ui\/(?:Icon|MenuEntry|DialogButton|LanguageLink)|layout\/)|\/app\/(?:client\/(?!entry-client)|site-state)/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
]
