import { missingBackend, type ResolvedManifest } from '../runtime/manifest/index.ts'
import { loadAreaHosts } from './areas/load-area-hosts.ts'
import { installedAreas } from './areas/installed-areas.ts'
import { forward } from './backends.ts'
import type { ReadBrandFile } from './host/brand-content.ts'
import { openBuiltSite } from './host/built-site.ts'
import { missingWidgetsOf } from './host/missing-widgets.ts'
import { PagesNotRendered, renderPages } from './host/render-pages.ts'

/**
 * Renders the public pages of a brand with the output of `livery build`. The data comes from the backend `api`, or else
 * from the brand's own backend.
 *
 * @returns the hash of the build, and the pages by host name and path
 * @throws PagesNotRendered
 */
export async function renderPagesByBuild(options: {
  readonly builtFolder: string
  readonly projectFolder: string
  readonly resolved: ResolvedManifest
  readonly readFile: (merchant: string, path: string) => Uint8Array | undefined
  /** The scheme and host of a backend that replaces the brand's own. */
  readonly api?: string
}) {
  const { resolved, readFile, api } = options
  const { merchant, manifest } = resolved
  const { apiOrigin, staticOrigin } = manifest.site
  const missing = api === undefined ? missingBackend(manifest.site) : undefined
  if (missing)
    throw new PagesNotRendered(
      `${merchant} names no backend for its ${missing.requests} in ${resolved.environment}, so its pages would lack data. Give --api, or publish without --pages.`,
    )
  const site = await openBuiltSite(options.builtFolder)
  const missingWidgets = missingWidgetsOf(site, options.builtFolder)
  if (missingWidgets !== undefined)
    throw new PagesNotRendered(`${missingWidgets}, so blocks would be missing in pages. Run livery build again.`)
  const files = await renderPages(resolved, {
    ...site,
    areaHosts: await loadAreaHosts(installedAreas(options.projectFolder)),
    backend: (request) =>
      forward(request, ({ pathname }) => api ?? (pathname.startsWith('/static/') ? staticOrigin : apiOrigin)),
    readFile: readFile as ReadBrandFile,
    now: Date.now,
  })
  return { build: site.build, files }
}
