import { join, resolve } from 'node:path'
import { type ResolvedManifest, resolveManifest, validateMerchants } from '../../runtime/manifest/index.ts'
import { createFileSource } from '../../runtime/sources/file-source.ts'
import { installationFolder } from '../areas/installation-folder.ts'

const projectFolder = resolve(import.meta.dirname, '../..')
const brands = new Map<string, Promise<ResolvedManifest>>()

/**
 * The development manifest of a brand of the installation. Validates each brand once. Rejects if the brand has an
 * error.
 */
export function brandForTests(brand: string): Promise<ResolvedManifest> {
  const found = brands.get(brand) ?? openBrand(brand)
  brands.set(brand, found)
  return found
}

async function openBrand(brand: string): Promise<ResolvedManifest> {
  const folders = [installationFolder() ?? projectFolder, projectFolder].map((folder) => join(folder, 'merchants'))
  const [verdict] = await validateMerchants(createFileSource({ folders }), [brand])
  const resolved = verdict && (await resolveManifest(verdict, 'development'))
  if (!resolved) throw new Error(`The brand ${brand} does not validate. Run "livery validate ${brand}".`)
  return resolved
}
