import { dirname, isAbsolute, join, relative } from 'node:path'
import type { CommandContext } from '../command-context.ts'

/**
 * Turns a file of an issue into a path that the user can open. The file is below the folder of brands, such as
 * `acme/manifest.json`, or contains the defaults of an area.
 */
export type ShowPath = (file: string) => string

/** Shows paths relative to the current folder, and absolute paths for files outside of it. */
export function createPathFormatter(context: CommandContext, merchantsFolder: string): ShowPath {
  // If a folder of brands has no `base`, its brands extend the project's `base`.
  const folders = [merchantsFolder, join(context.projectFolder, 'merchants'), dirname(merchantsFolder)]
  return (file) => {
    const [first = ''] = file.split('/')
    const folder = folders.find((one) => context.disk.exists(join(one, first))) ?? context.projectFolder
    return pathFrom(context.cwd, join(folder, file))
  }
}

/** An absolute path relative to a folder, or the path itself if it is outside of the folder. */
export function pathFrom(folder: string, path: string): string {
  const shown = relative(folder, path)
  return shown.startsWith('..') || isAbsolute(shown) ? path : shown
}
