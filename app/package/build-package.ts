/**
 * Compiles the program to `lib/`, the code of the npm package, because Node strips no types below `node_modules`. The
 * files keep their paths, because an installation, a folder with the package, builds its pages from them. `npm pack`
 * runs this script first.
 *
 * The argument names another folder, outside of the package.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { buildNameFile } from '../areas/own-package.ts'
import { bundleCommands } from '../bundle-commands.ts'

const root = resolve(import.meta.dirname, '../..')
const lib = resolve(process.argv[2] ?? join(root, 'lib'))
const codeFolders = '{app,cli,runtime,sandbox,schemas,widgets}'

rmSync(lib, { recursive: true, force: true })
const compiler = join(root, 'node_modules/typescript/bin/tsc')
execFileSync(process.execPath, [compiler, '-p', 'tsconfig.package.json', '--outDir', lib], {
  cwd: root,
  stdio: 'inherit',
})

// The files that the compiler does not write: styles, HTML, JSON, declarations, JavaScript, and the brand `base`.
const files = [
  ...globSync([`${codeFolders}/**/*.{css,html,js,json,d.ts}`, 'bin/*.js'], {
    cwd: root,
    exclude: ['**/testing', 'app/package'],
  }),
  ...globSync('merchants/base/**/*.*', { cwd: root }),
]
for (const file of files) {
  const target = join(lib, file)
  mkdirSync(dirname(target), { recursive: true })
  copyFileSync(join(root, file), target)
}
// The compiler does not change file names in declarations, in `new URL`, and in JavaScript files.
const named = /\b(from|import|module)(\s*\(?\s*['"]\.\.?\/[^'"\n]*?)\.tsx?(?=['"])/g
const addressed = /(new URL\(['"]\.\.?\/[^'"\n]*?)\.tsx?(?=['"])/g
rewrite(['**/*.d.ts', 'schemas/generated/*.js', 'bin/*.js'], (text) => text.replaceAll(named, '$1$2.js'))
rewrite(['**/*.js'], (text) => text.replaceAll(addressed, '$1.js'))
await bundleCommands(lib, join(lib, '.livery/commands.cjs'), true)
writeFileSync(join(lib, 'tsconfig.json'), `${JSON.stringify(areaConfig(), null, 2)}\n`)
writeFileSync(join(lib, buildNameFile), hashOfFiles())

function rewrite(patterns: readonly string[], adjust: (text: string) => string): void {
  for (const file of globSync([...patterns], { cwd: lib })) {
    const path = join(lib, file)
    const text = readFileSync(path, 'utf8')
    const adjusted = adjust(text)
    if (adjusted !== text) writeFileSync(path, adjusted)
  }
}

/** A hash of the package's JavaScript and JSON files. */
function hashOfFiles(): string {
  const hash = createHash('sha256')
  for (const file of globSync('**/*.{js,json}', { cwd: lib }).toSorted())
    hash.update(file).update(readFileSync(join(lib, file)))
  return hash.digest('hex').slice(0, 12)
}

/** The TypeScript options for areas outside of the program: `"extends": "livery/tsconfig.json"`. */
function areaConfig(): object {
  const text = readFileSync(join(root, 'tsconfig.json'), 'utf8')
  const { compilerOptions } = Object(JSON.parse(text)) as { readonly compilerOptions?: unknown }
  const { paths: _paths, ...options } = Object(compilerOptions) as Readonly<Record<string, unknown>>
  return { compilerOptions: { ...options, types: ['vite/client'] } }
}
