import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { importAreaFile } from './areas/code-failure.ts'
import { codeFile } from './areas/code-file.ts'
import { installedAreas } from './areas/installed-areas.ts'
import type { SandboxPart } from '../sandbox/part.ts'

/** An area with a part in the sandbox. */
interface AreaWithPart {
  readonly name: string
  readonly requires: readonly string[]
  /** The path of the module whose default export is the part. */
  readonly module: string
}

/** The folders of the areas of this installation. */
export function areaFolders(): string[] {
  return installedAreas(join(import.meta.dirname, '..')).map(({ folder }) => folder)
}

/**
 * Loads the parts of the sandbox that areas have (`sandbox/part.ts` or `.js`). An area's part follows the parts of the
 * areas that it requires.
 *
 * @param folders the folders of the areas; by default those of all installed areas
 * @throws an Error with a message if areas require one another in a cycle
 */
export async function loadSandboxParts(folders: readonly string[] = areaFolders()): Promise<readonly SandboxPart[]> {
  const areas = inOrder(folders.flatMap(readArea))
  const modules = await Promise.all(
    areas.map(({ module }) =>
      importAreaFile<{ readonly default: SandboxPart }>(module, () => import(pathToFileURL(module).href)),
    ),
  )
  return modules.map((module) => module.default)
}

function readArea(folder: string): AreaWithPart[] {
  const module = codeFile(join(folder, 'sandbox/part'))
  if (!module) return []
  // oxlint-disable-next-line input/no-asserted-input -- the generator validates the facts of areas
  const { name = basename(folder), requires = [] } = JSON.parse(
    readFileSync(join(folder, 'area.json'), 'utf8'),
  ) as Partial<AreaWithPart>
  return [{ name, requires, module }]
}

/** Sorts areas, so that an area follows the areas that it requires. Ignores a required area without a part. */
function inOrder(areas: readonly AreaWithPart[]): AreaWithPart[] {
  const placed: AreaWithPart[] = []
  let left = areas
  while (left.length > 0) {
    const waits = ({ requires }: AreaWithPart) => requires.some((name) => left.some((area) => area.name === name))
    const next = left.filter((area) => !waits(area))
    if (next.length === 0) throw new Error(`${left.map(({ name }) => name).join(', ')} require one another in a cycle.`)
    placed.push(...next)
    left = left.filter(waits)
  }
  return placed
}
