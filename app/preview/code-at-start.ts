import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { codeFile } from '../areas/code-file.ts'
import { readModule } from '../areas/code-check/read-module.ts'

/** The modules of an area that Node loads when a preview starts. Vite loads all other code, and loads it again. */
const modulesOfNode = ['sandbox/part', 'checks', 'issues', 'host']

/**
 * Returns a test of whether the preview loads a file of code only at its start. It has to restart after a change of
 * such a file. The files are the area's modules for Node, and the files that these modules import now.
 *
 * @param folders the folders of areas; all paths are absolute
 */
export function codeAtStart(folders: readonly string[]): (path: string) => boolean {
  const loaded = new Set<string>()
  const visit = (file: string) => {
    if (loaded.has(file) || !existsSync(file)) return
    loaded.add(file)
    for (const { specifier, isOfTypes } of readModule({ file, path: file, text: readFileSync(file, 'utf8') })
      ?.imports ?? [])
      if (specifier.startsWith('.') && !isOfTypes) visit(join(dirname(file), specifier))
  }
  for (const folder of folders) for (const module of modulesOfNode) visit(codeFile(join(folder, module)) ?? '')
  const isModule = (path: string) =>
    folders.some((folder) =>
      modulesOfNode.includes(
        relative(folder, path)
          .replaceAll('\\', '/')
          .replace(/\.[jt]s$/, ''),
      ),
    )
  return (path) => loaded.has(path) || isModule(path)
}
