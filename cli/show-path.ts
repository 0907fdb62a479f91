import { dirname, isAbsolute, join, relative } from 'node:path'
import type { World } from './world.ts'

/** Turns a file below the merchants folder, `acme/manifest.json`, or an area's defaults into a path to open. */
export type ShowPath = (file: string) => string

/** Shows paths relative to the current folder, and absolute paths for files outside of it. */
export function pathShower(world: World, merchantsFolder: string): ShowPath {
  // A folder of brands without a `base` of its own uses the project's.
  const folders = [merchantsFolder, join(world.projectFolder, 'merchants'), dirname(merchantsFolder)]
  return (file) => {
    const [first = ''] = file.split('/')
    const folder = folders.find((one) => world.disk.exists(join(one, first))) ?? world.projectFolder
    const path = join(folder, file)
    const shown = relative(world.cwd, path)
    return shown.startsWith('..') || isAbsolute(shown) ? path : shown
  }
}
