import { renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { quietChecks } from './build/quiet-checks.ts'
import { codeFile, programFile } from './areas/code-file.ts'
import type { InstalledArea } from './areas/area-modules.ts'
import { installedAreas } from './areas/installed-areas.ts'
import { ownGenerated } from './areas/own-generated.ts'
import { publicEntries } from './areas/public-entries.ts'
import { makeFolder } from '../runtime/sources/make-folder.ts'
import { escapeBeyondAscii } from '../schemas/escape-beyond-ascii.ts'

/**
 * The sources of a bundle: files, and folders in which a new file may change the bundle. Each has its time (`ctime`),
 * in ms.
 */
type Sources = Map<string, number>

/**
 * Bundles the command line and the checks of this installation's areas into one file, which Node loads faster. The file
 * is CommonJS, because an `import` of `node:fs` also loads Node's streams. Its first line lists the sources:
 * `bin/livery.js` bundles again if a source has changed.
 *
 * @param file the file of the bundle
 * @param isFinal whether the sources never change. The first line then lists no sources
 */
export async function bundleCommands(projectFolder: string, file: string, isFinal = false): Promise<void> {
  const sources: Sources = new Map()
  const areas = installedAreas(projectFolder)
  for (const { folder } of areas) noteTime(sources, folder)
  const build = await rolldown({
    input: entry,
    platform: 'node',
    checks: quietChecks,
    plugins: [
      entryModule(projectFolder, areas),
      publicEntries(projectFolder) as Plugin,
      ownGenerated(projectFolder) as Plugin,
      importsOnDemand(file),
      noteSources(sources),
    ],
  })
  const minify = { compress: false, mangle: false, codegen: { removeWhitespace: true } } as const
  const { output } = await build.generate({ file, format: 'cjs', minify, comments: false })
  await build.close()
  makeFolder(dirname(file))
  // Other commands may read or write the bundle at the same time.
  const written = `${file}.${process.pid}`
  const named = isFinal ? [] : [...sources].map(([path, time]) => [relative(dirname(file), path), time])
  const code = `//${JSON.stringify(named)}\n${output[0].code}`
  // V8 needs one byte for each character of a pure ASCII file. With `String.raw`, an area's code would see the escapes.
  writeFileSync(written, code.includes('String.raw') ? code : escapeBeyondAscii(code))
  renameSync(written, file)
}

const entry = 'livery:commands'

/**
 * The entry of the bundle: a `main` like that of `cli/main.ts`, for the commands about brands, with the code of the
 * areas.
 */
function entryModule(projectFolder: string, areas: readonly Pick<InstalledArea, 'name' | 'folder'>[]): Plugin {
  const program = (path: string) => JSON.stringify(programFile(join(projectFolder, path)))
  const code = areas.flatMap(({ name: area, folder }) =>
    ['checks', 'issues'].flatMap((name) => {
      const path = codeFile(join(folder, name))
      return path === undefined ? [] : [{ area: JSON.stringify(area), path: JSON.stringify(path) }]
    }),
  )
  const lines = [
    `import { brandCommands } from ${program('cli/brand-commands')}`,
    `import { nodeContext } from ${program('cli/node/node-context')}`,
    `import { runCommands } from ${program('cli/run-commands')}`,
    `import { builtProduct, composeProduct } from ${program('runtime/manifest/index')}`,
    ...code.map(({ path }, index) => `import * as code${index} from ${path}`),
    `const code = [${code.map(({ area }, index) => `{ ...code${index}, area: ${area} }`).join(', ')}]`,
    'const loadProduct = async () => composeProduct({ ...builtProduct, code })',
    'export const main = async (projectFolder) => {',
    '  const context = nodeContext(projectFolder, loadProduct)',
    '  const ended = await runCommands(brandCommands, process.argv.slice(2), context)',
    '  process.exitCode ||= ended',
    '}',
  ]
  return {
    name: 'livery:commands',
    resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
    load: (id) => (id === `\0${entry}` ? lines.join('\n') : undefined),
  }
}

/** Excludes from the bundle the parts of the program that a command imports on demand. */
function importsOnDemand(file: string): Plugin {
  const fromBundle = (path: string) => `./${relative(dirname(file), path).replaceAll('\\', '/')}`
  return {
    name: 'livery:imports-on-demand',
    resolveId(id, importer = '', { kind }) {
      if (kind !== 'dynamic-import') return undefined
      return { id: id.startsWith('.') ? fromBundle(resolve(dirname(importer), id)) : id, external: true }
    },
  }
}

function noteSources(sources: Sources): Plugin {
  return {
    name: 'livery:sources',
    load(id) {
      if (!id.startsWith('\0')) noteTime(sources, id)
    },
  }
}

/** Notes the time of a source before it is read. */
function noteTime(sources: Sources, path: string): void {
  sources.set(path, statSync(path).ctimeMs)
}
