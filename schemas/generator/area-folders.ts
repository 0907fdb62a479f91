import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The folder of an area, and its path in messages: `widgets/banners`. */
export interface AreaFolder {
  readonly name: string
  readonly folder: string
  readonly path: string
}

/** The areas of Livery itself, by name: each folder of `widgets` that has facts. `root` is the project's folder. */
export function ownAreas(root: string): AreaFolder[] {
  return globSync('widgets/*/area.json', { cwd: root })
    .map((file) => dirname(file).replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ name: basename(path), folder: join(root, path), path }))
}
