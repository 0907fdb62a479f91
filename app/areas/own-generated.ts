import { join, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { codeFile } from './code-file.ts'
import { installationFolder } from './installation-folder.ts'

/**
 * The path of a generated file: in the installation's folder, or in the project's if there is no installation.
 *
 * @param name the name of the file, without its extension if the file is code
 */
export function generatedFile(projectFolder: string, name: string): string {
  const installation = installationFolder()
  const path =
    installation === undefined
      ? resolve(projectFolder, 'schemas', 'generated', name)
      : resolve(installation, '.livery', 'generated', name)
  return codeFile(path) ?? path
}

/** Replaces the project's generated files by those of the installation. */
export function ownGenerated(projectFolder: string): Plugin {
  const tree = join(projectFolder, 'schemas', 'generated') + sep
  return {
    name: 'livery:own-generated',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const installation = installationFolder()
      if (installation === undefined || !source.includes('generated/')) return undefined
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!found?.id.startsWith(tree)) return undefined
      // Vite adds a version, such as ?v=3f566719, to the files of a package.
      const name = found.id.slice(tree.length).replace(/\?.*$/, '')
      // An installation's files are TypeScript, also for the package.
      return generatedFile(projectFolder, /\.[jt]s$/.test(name) ? name.slice(0, -'.ts'.length) : name)
    },
  }
}
