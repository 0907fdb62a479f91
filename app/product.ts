import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { installedAreas } from './areas/installed-areas.ts'
import { type AreaCode, builtProduct, composeProduct, type Product } from '../runtime/manifest/index.ts'

const projectFolder = fileURLToPath(new URL('..', import.meta.url))

/**
 * The product with the code of its areas: `checks.ts` and `issues.ts` of each area's folder, where there are any.
 *
 * @param folderOf the folder of an area; the installation's if left out
 */
export async function loadProduct(product: Product = builtProduct, folderOf = folderOfInstalled()): Promise<Product> {
  const code = await Promise.all(Object.keys(product.areas).map((area) => areaCode(folderOf(area))))
  return composeProduct({ ...product, code })
}

function folderOfInstalled(): (area: string) => string {
  const folders = new Map(installedAreas(projectFolder).map(({ name, folder }) => [name, folder]))
  return (area) => folders.get(area) ?? join(projectFolder, 'widgets', area)
}

async function areaCode(folder: string): Promise<AreaCode> {
  const [checks, issues] = await Promise.all([part(folder, 'checks'), part(folder, 'issues')])
  return { ...checks, ...issues }
}

async function part(folder: string, name: 'checks' | 'issues'): Promise<AreaCode> {
  const path = join(folder, `${name}.ts`)
  return existsSync(path) ? ((await import(/* @vite-ignore */ pathToFileURL(path).href)) as AreaCode) : {}
}
