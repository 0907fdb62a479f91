import { readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../../runtime/sources/make-folder.ts'
import { codeOf } from '../../runtime/errors/caught-error.ts'
import { builtFilesName } from './built-files.ts'

/** The files and folders of a build. A host needs the list of files, so the list moves last. */
const parts: readonly string[] = ['client', 'server', builtFilesName]

/** The name of a folder with an unfinished build, with the number of its process. */
const unfinished = /^\.unfinished-(\d+)$/

/** Whether a file or folder belongs to a build, or to an unfinished build. */
export const isPartOfBuild = (name: string): boolean => parts.includes(name) || unfinished.test(name)

/**
 * Creates the folder for the next build of this process, within the folder of the former build. Each process has a
 * separate folder, so that two builds at the same time do not change each other's files. Removes the folders of ended
 * processes.
 *
 * @returns the path of the new folder
 */
export function openUnfinished(outFolder: string, process = globalThis.process.pid): string {
  makeFolder(outFolder)
  for (const name of readdirSync(outFolder)) {
    const [, owner] = unfinished.exec(name) ?? []
    if (owner !== undefined && (Number(owner) === process || !isRunning(Number(owner))))
      rmSync(join(outFolder, name), { recursive: true, force: true })
  }
  const folder = join(outFolder, `.unfinished-${process}`)
  makeFolder(folder)
  return folder
}

/** Replaces a build by a complete next one. Between the first and the last step, the folder has no build. */
export function replaceBuild(outFolder: string, next: string): void {
  for (const part of parts.toReversed()) rmSync(join(outFolder, part), { recursive: true, force: true })
  for (const part of parts) renameSync(join(next, part), join(outFolder, part))
  rmSync(next, { recursive: true, force: true })
}

/** Whether a process runs, also one of another account. */
function isRunning(process: number): boolean {
  try {
    globalThis.process.kill(process, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
