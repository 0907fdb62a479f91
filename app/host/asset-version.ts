import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import type { ReadBrandFile } from './brand-content.ts'
import { assetPath, assetsFolder } from './build-site-data.ts'
import { contentHash } from './content-hash.ts'
import { bytesOf, joinBytes } from './bytes.ts'

/**
 * Versions by list of assets. A change to the files of a brand with assets creates a new list. Brands without assets of
 * their own share the inherited list.
 */
const versions = new WeakMap<ResolvedManifest['assets'], Promise<string>>()

/** The version of all assets of a brand, 8 characters. The version changes with the bytes of the assets. */
export function assetVersion(resolved: ResolvedManifest, readFile: ReadBrandFile): Promise<string> {
  const version = versions.get(resolved.assets) ?? versionOf(resolved, readFile)
  versions.set(resolved.assets, version)
  return version
}

function versionOf({ assets }: ResolvedManifest, readFile: ReadBrandFile): Promise<string> {
  const files = [...assets].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const pieces = files.flatMap(([file, folder]) => {
    const bytes = readFile(folder, `assets/${file}`)
    return [bytesOf(`${file} ${bytes?.length}\n`), ...(bytes ? [bytes] : [])]
  })
  return contentHash(joinBytes(pieces), 8)
}

const sites = new WeakMap<SiteData, SiteData>()

/**
 * Adds the version to a site's asset addresses, so that browsers need not revalidate assets. Returns the same object
 * for the same site until the version changes.
 */
export function withAssetVersion(site: SiteData, { manifest }: ResolvedManifest, version: string): SiteData {
  const known = sites.get(site)
  const assets = `${site.basePath ?? ''}${assetsFolder}@${version}/`
  if (known?.assets === assets) return known
  const { logo, icon } = manifest.merchant
  const merchant = { ...site.merchant, logo: assetPath(logo, assets), icon: assetPath(icon, assets) }
  const versioned = { ...site, assets, merchant }
  sites.set(site, versioned)
  return versioned
}

/** Splits the path of an asset's address, below the folder of assets, into file and version. */
export function readAssetPath(path: string): { readonly file: string; readonly version: string | undefined } {
  const [, version, file = ''] = /^(?:@([\w-]+)\/)?(.*)$/s.exec(path) ?? []
  return { file, version }
}
