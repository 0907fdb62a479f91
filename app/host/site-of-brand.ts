import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { assetVersion, withAssetVersion } from './asset-version.ts'
import { buildSiteData } from './build-site-data.ts'
import type { PageDependencies } from './page-dependencies.ts'

/** The site of a brand in one locale, before the host adapts it to the calls that its backend lacks. */
export async function siteOfBrand(
  resolved: ResolvedManifest,
  locale: string,
  { isForVisitors, readFile }: Pick<PageDependencies, 'isForVisitors' | 'readFile'>,
): Promise<SiteData> {
  const site = buildSiteData(resolved, locale)
  // In the preview, a picture may change at any time.
  return isForVisitors ? withAssetVersion(site, resolved, await assetVersion(resolved, readFile)) : site
}
