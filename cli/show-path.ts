import { dirname, isAbsolute, join, relative } from 'node:path'
import type { World } from './world.ts'

/** Turns a file below the merchants folder, `acme/manifest.json`, or an area's defaults into a path that a person can open. */
export type ShowPath = (file: string) => string

/** Paths are told from where the person stands, or whole where they lie elsewhere. */
export function pathShower(world: World, merchantsFolder: string): ShowPath {
  // Where a folder of brands has no `base` of its own, the project's stands behind it.
  const folders = [merchantsFolder, join(world.projectFolder, 'merchants'), dirname(merchantsFolder)]
  return (file) => {
    const [first = ''] = file.split('/')
    const folder = folders.find((one) => world.disk.exists(join(one, first))) ?? world.projectFolder
    const path = join(folder, file)
    const shown = relative(world.cwd, path)
    return shown.startsWith('..') || isAbsolute(shown) ? path : shown
  }
}
