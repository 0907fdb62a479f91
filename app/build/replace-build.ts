import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { builtFilesName } from './built-files.ts'

/** The folder within that of a build that contains the next build until it is complete. */
export const unfinishedBuild = '.unfinished'

/** The files and folders of a build. A host needs the list of files, so it is the last one to move. */
export const partsOfBuild: readonly string[] = ['client', 'server', builtFilesName]

/** Replaces a build by the complete next one. Between the first and the last step, the folder has no build. */
export function replaceBuild(outFolder: string): void {
  for (const part of partsOfBuild.toReversed()) rmSync(join(outFolder, part), { recursive: true, force: true })
  for (const part of partsOfBuild) renameSync(join(outFolder, unfinishedBuild, part), join(outFolder, part))
}
