import { join } from 'node:path'
import type { Plugin } from 'vite'
import { codeFile } from './code-file.ts'
import { ownPackage } from './own-package.ts'

/** The package's folder with the compiled code. */
const compiled = './lib/'

/**
 * The file of an entry point that areas import by the package's name, such as `livery/widget-api/data`. A clone has the
 * same entry points as the package, because both read them from `package.json`.
 *
 * @param projectFolder the folder of the program
 * @returns the absolute path; undefined if `specifier` names no entry point
 */
export function publicFile(projectFolder: string, specifier: string): string | undefined {
  if (!specifier.startsWith(`${packageName}/`)) return undefined
  const target = ownPackage(projectFolder).exports[`.${specifier.slice(packageName.length)}`]
  const path = typeof target === 'object' ? target.default : target
  if (!path?.startsWith(compiled)) return undefined
  const file = join(projectFolder, path.slice(compiled.length))
  return file.endsWith('.js') ? codeFile(file.slice(0, -'.js'.length)) : file
}

const packageName = 'livery'

/** Lets areas outside of the program's folder import the entry points of the package. */
export function publicEntries(projectFolder: string): Plugin {
  return {
    name: 'livery:public-entries',
    enforce: 'pre',
    // On the server, the entry points resolve to the program's own modules instead of a second copy.
    config: () => ({ ssr: { noExternal: [packageName] }, optimizeDeps: { exclude: [packageName] } }),
    resolveId: {
      filter: { id: new RegExp(`^${packageName}/`) },
      handler: (source) => publicFile(projectFolder, source),
    },
  }
}
