import { readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { importAreaFile } from './areas/code-failure.ts'
import { codeFile } from './areas/code-file.ts'
import { installationFolder } from './areas/installation-folder.ts'
import { partValidators } from '../schemas/generated/manifest-validators.js'
import { type AreaChecks, builtProduct, composeProduct, type Product } from '../runtime/manifest/index.ts'
import { OperatorError } from '../runtime/errors/operator-error.ts'

const projectFolder = fileURLToPath(new URL('..', import.meta.url))

/**
 * The product with the code of its areas: `checks.ts` and `issues.ts` of each area's folder, if they exist.
 *
 * @param folderOf returns the folder of an area; by default the folder in the installation or in the project
 */
export async function loadProduct(product: Product = builtProduct, folderOf?: FolderOf): Promise<Product> {
  const find = folderOf ?? (await folderOfInstalled())
  const code = await Promise.all(
    Object.keys(product.areas).map(async (area) => ({ area, ...(await areaCode(find(area))) })),
  )
  return composeProduct({ ...product, code })
}

/** The code of an area has a mistake. The message is for the developer of the area. */
class AreaNotLoaded extends OperatorError {
  override readonly name = 'AreaNotLoaded'
}

type FolderOf = (area: string) => string

async function folderOfInstalled(): Promise<FolderOf> {
  const inTree: FolderOf = (area) => join(projectFolder, 'widgets', area)
  if (installationFolder() === undefined) return inTree
  // Imported on demand: the reader of `livery.json` imports a schema compiler, which would slow every command's start.
  const { installedAreas } = await import('./areas/installed-areas.ts')
  const folders = new Map(installedAreas(projectFolder).map(({ name, folder }) => [name, folder]))
  return (area) => folders.get(area) ?? inTree(area)
}

type AreaExports = Omit<AreaChecks, 'area'>

async function areaCode(folder: string): Promise<AreaExports> {
  const [checks, issues] = await Promise.all([part(folder, 'checks'), part(folder, 'issues')])
  assertPlaces(folder, checks)
  return { ...checks, ...issues }
}

/** Throws for a check whose pointer begins with a key that no manifest has, because the check would never run. */
function assertPlaces(folder: string, { checks = [] }: AreaExports): void {
  const keys = Object.keys(partValidators)
  for (const { at } of checks) {
    const [, key] = at.split('/')
    if (key === undefined || key === '*' || keys.includes(key)) continue
    const path = codeFile(join(folder, 'checks')) ?? ''
    const line =
      readFileSync(path, 'utf8')
        .split('\n')
        .findIndex((text) => text.includes(at)) + 1
    throw new AreaNotLoaded(
      `${path}:${Math.max(line, 1)}  The check of "${at}" never runs, because the manifest has no key "${key}".`,
    )
  }
}

async function part(folder: string, name: 'checks' | 'issues'): Promise<AreaExports> {
  const path = codeFile(join(folder, name))
  if (path === undefined) return {}
  return importAreaFile(path, () => import(/* @vite-ignore */ pathToFileURL(path).href))
}
