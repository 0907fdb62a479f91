import { isAbsolute, join, relative } from 'node:path'
import type { World } from './world.ts'

/** Turns a file below the merchants folder, `acme/manifest.json`, into a path that a person can open. */
export type ShowPath = (file: string) => string

/** Paths are told from where the person stands, or whole where they lie elsewhere. */
export function pathShower(world: World, merchantsFolder: string): ShowPath {
  return (file) => {
    const [merchant = ''] = file.split('/')
    // Where a folder of brands has no `base` of its own, the project's stands behind it.
    const own = world.disk.exists(join(merchantsFolder, merchant))
    const path = join(own ? merchantsFolder : join(world.projectFolder, 'merchants'), file)
    const shown = relative(world.cwd, path)
    return shown.startsWith('..') || isAbsolute(shown) ? path : shown
  }
}
