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
 * A chunk for each area that a brand can leave out: its `area.ts`, its decoders, its widgets with the load `shell`, and
 * the files of the area that these import statically. A brand without the area does not load the chunk.
 */
export function areaChunks(areas: readonly InstalledArea[]): readonly AreaChunk[] {
  return areas
    .filter(({ always }) => !always)
    .map((area) => {
      const files = firstFiles(area)
      return { name: areaChunkName(area.name), test: (module) => files.has(module.split('?')[0] ?? '') }
    })
}

/** The files of an area's initial code, as absolute paths. */
export function firstFiles({ name, folder, widgets }: InstalledArea): ReadonlySet<string> {
  const files = new Set<string>([`\0livery:areas/${name}`, `\0${decodersModule(name)}`])
  const follow = (file: string) => {
    if (files.has(file) || !file.startsWith(`${folder}${sep}`)) return
    files.add(file)
    for (const imported of staticImports(file)) follow(imported)
  }
  const code = codeFile(join(folder, 'area'))
  if (code !== undefined) follow(code)
  for (const { entry, load } of widgets) if (load === 'shell') follow(entry)
  return files
}
