import { brandColours, type Manifest, type ResolvedManifest } from '../../runtime/manifest/index.ts'
import { memoizeByObject } from './memoize-by-object.ts'

/** The address of a site's web app manifest. */
export const webManifestPath = '/manifest.webmanifest'

/** Whether visitors can install the site of a brand. */
export const isInstallable = ({ manifest }: ResolvedManifest): boolean => manifest.webApp?.enabled === true

/** The markup of the web app for a page's head. Empty for a brand that visitors cannot install. */
export function webAppMarkup(resolved: ResolvedManifest): string {
  if (!isInstallable(resolved)) return ''
  return `<link rel="manifest" href="${webManifestPath}">\n<meta name="theme-color" content="${surfaceOf(resolved.manifest)}">\n`
}

/** The colour of a brand's surfaces, read from its tokens once. */
const surfaceOf = memoizeByObject((manifest: Manifest) => brandColours(manifest).surface ?? '')
