import { lstatSync, mkdirSync, realpathSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { environments } from '../../../runtime/manifest/index.ts'
import { languages } from '../../../schemas/generated/languages.ts'
import { isMerchantId } from '../../../schemas/formats.ts'
import { StudioRefusal } from '../failures.ts'

/** The JSON files of a brand that the studio reads and writes. It refuses any other JSON file. */
export const brandJsonPaths: readonly string[] = [
  'manifest.json',
  ...environments.map((name) => `environments/${name}.json`),
  'tokens.json',
  ...languages.map((language) => `messages/${language}.json`),
  'sandbox.json',
]

const contentPath = new RegExp(`^content/(?:${languages.join('|')})/[a-z0-9][a-z0-9-]{0,63}\\.md$`)
const assetPath = /^assets\/(?:art\/)?[a-z0-9][a-z0-9-]{0,63}\.(?:svg|png|jpg|jpeg|webp|avif|ico)$/

/** Whether a path below a brand's folder is a picture that the studio may write. */
export const isAssetPath = (path: string): boolean => assetPath.test(path)

/** Whether the studio may write a path below a brand's folder. */
export const isBrandPath = (path: string): boolean =>
  brandJsonPaths.includes(path) || contentPath.test(path) || isAssetPath(path)

/** Whether a folder of brands contains a folder of this brand. If not, the studio writes no file of the brand. */
export const hasBrand = (root: string, merchant: string): boolean =>
  isMerchantId(merchant) && kindOf(join(root, merchant))?.isDirectory() === true

/** A request for a file that the studio does not write. */
export class RefusedPath extends StudioRefusal {
  override readonly name = 'RefusedPath'
  constructor() {
    super('not-this-file')
  }
}

/**
 * The absolute path of a brand's file. Refuses symbolic links, and paths that leave the brand's folder.
 *
 * @param root the folder that contains the brands
 * @param path below the brand's folder: one of `brandJsonPaths`, a text page or an asset
 * @param makeFolders whether to create missing folders below the brand's own
 * @throws RefusedPath for any other path, or if the brand's folder is missing
 */
export function safeBrandPath(root: string, merchant: string, path: string, makeFolders = false): string {
  if (!isMerchantId(merchant) || !isBrandPath(path)) throw new RefusedPath()
  const folder = join(realpathSync(root), merchant)
  const steps = dirname(path) === '.' ? [] : dirname(path).split('/')
  let here = folder
  requireFolder(here)
  for (const step of steps) {
    here = join(here, step)
    if (makeFolders && kindOf(here) === undefined) mkdirSync(here)
    if (kindOf(here) !== undefined) requireFolder(here)
  }
  const file = join(here, basename(path))
  const kind = kindOf(file)
  const isInside = kindOf(here) === undefined || `${realpathSync(here)}${sep}`.startsWith(folder + sep)
  if (!isInside || (kind !== undefined && !kind.isFile())) throw new RefusedPath()
  return file
}

function requireFolder(path: string): void {
  if (!kindOf(path)?.isDirectory()) throw new RefusedPath()
}

const kindOf = (path: string) => lstatSync(path, { throwIfNoEntry: false })

/** One layer of a brand: the settings of the brand's folder for every environment, or for one environment. */
export interface LayerName {
  readonly merchant: string
  readonly environment?: string
}

/** Reads the name of a layer, such as `acme` or `acme/production`. */
export function readLayerName(name: string): LayerName {
  const [merchant = '', environment] = name.split('/')
  return environment === undefined ? { merchant } : { merchant, environment }
}

/**
 * The file in which a layer sets the value at a pointer of the manifest, and the pointer within that file.
 *
 * @returns undefined without such a file: for tokens or texts of an environment, and for an unknown language or
 *   environment
 */
export function placeInLayer(
  layer: LayerName,
  pointer: string,
): { readonly path: string; readonly pointer: string } | undefined {
  const [, root = '', language = ''] = pointer.split('/')
  if (root === 'tokens' || root === 'messages') {
    if (layer.environment !== undefined) return undefined
    if (root === 'tokens') return { path: 'tokens.json', pointer: pointer.slice('/tokens'.length) }
    const path = `messages/${language}.json`
    return brandJsonPaths.includes(path) ? { path, pointer: pointer.slice(`/messages/${language}`.length) } : undefined
  }
  const path = layer.environment === undefined ? 'manifest.json' : `environments/${layer.environment}.json`
  return brandJsonPaths.includes(path) ? { path, pointer } : undefined
}
