import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { projectRoot } from '../support/run-command.ts'

/**
 * Packs the project: compiles it, and lets npm choose the files.
 *
 * @returns the absolute path of the packed file
 */
export function packProject(folder: string): string {
  const options = { cwd: projectRoot, encoding: 'utf8' } as const
  execFileSync(process.execPath, ['app/package/build-package.ts'], options)
  const args = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder]
  const packed = join(folder, execFileSync('npm', args, options).trim())
  rmSync(join(projectRoot, 'lib'), { recursive: true })
  return packed
}

/**
 * Unpacks the packed file to `node_modules/livery` of a folder, and names it in a `package.json`. Links only the
 * package's dependencies. The result equals that of `npm install`, but takes seconds and needs no network.
 */
export function unpackInto(folder: string, packed: string): void {
  const modules = join(folder, 'node_modules')
  mkdirSync(modules, { recursive: true })
  const unpacked = mkdtempSync(join(modules, '.unpacking-'))
  execFileSync('tar', ['-xzf', packed, '-C', unpacked])
  renameSync(join(unpacked, 'package'), join(modules, 'livery'))
  const { dependencies } = JSON.parse(readFileSync(join(modules, 'livery/package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>
  }
  for (const name of Object.keys(dependencies)) link(modules, name)
  const named = { dependencies: { livery: `file:${relative(folder, packed)}` } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(named))
}

/** Adds the packages that a person installs for the types and the tests of an area's code. */
export function linkTools(folder: string): void {
  for (const name of ['@types/node', '@types/react', 'jsdom', 'vitest']) link(join(folder, 'node_modules'), name)
}

function link(modules: string, name: string): void {
  mkdirSync(dirname(join(modules, name)), { recursive: true })
  symlinkSync(join(projectRoot, 'node_modules', name), join(modules, name))
}
