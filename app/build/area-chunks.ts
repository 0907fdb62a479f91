import { join, sep } from 'node:path'
import type { InstalledArea } from '../areas/area-modules.ts'
import { decodersModule } from '../areas/area-decoders.ts'
import { codeFile } from '../areas/code-file.ts'
import { staticImports } from './imports-of.ts'

/** A chunk of the build: its name, and a test of its modules. */
export interface AreaChunk {
  readonly name: string
  readonly test: (module: string) => boolean
}

/** The name of the chunk with an area's initial code. */
export const areaChunkName = (area: string) => `area-${area}`

/**
 * A chunk for each area that a brand can leave out. The chunk contains the area's initial code, and the files of the
 * area that this code imports statically. A brand without the area does not load the chunk.
 */
export function areaChunks(areas: readonly InstalledArea[]): readonly AreaChunk[] {
  return areas
    .filter(({ always }) => !always)
    .map((area) => {
      const files = initialModules(area)
      return { name: areaChunkName(area.name), test: (module) => files.has(module.split('?')[0] ?? '') }
    })
}

/** The modules of an area's initial code: the absolute paths of files, and the names of virtual modules. */
export function initialModules(area: InstalledArea): ReadonlySet<string> {
  const { name, folder, widgets } = area
  const code = codeFile(join(folder, 'area')) ?? []
  const shell = widgets.flatMap(({ load, entry }) => (load === 'shell' ? entry : []))
  return new Set([`\0livery:areas/${name}`, `\0${decodersModule(name)}`, ...filesFrom(area, [code, ...shell].flat())])
}

/** An area's `visit.ts` and the files that it imports, as absolute paths. Empty without that file. */
export function visitModules(area: InstalledArea): ReadonlySet<string> {
  return filesFrom(area, [codeFile(join(area.folder, 'visit')) ?? []].flat())
}

/** The files `entries` of an area, and the area's files that they import statically, directly or indirectly. */
function filesFrom({ folder }: InstalledArea, entries: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>()
  const follow = (file: string) => {
    if (files.has(file) || !file.startsWith(`${folder}${sep}`)) return
    files.add(file)
    for (const imported of staticImports(file)) follow(imported)
  }
  for (const entry of entries) follow(entry)
  return files
}
