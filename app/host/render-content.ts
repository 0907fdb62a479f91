import { cleanHtml } from './clean-html.ts'
import type { PageContent, PreparedPage } from './page-stages.ts'
import type { PageDependencies } from './page-dependencies.ts'
import { memoizeLastCalls } from './memoize-last-calls.ts'

/** Renders the content of a page while the brand's lists of metadata load. */
export async function renderContent(
  { requested, site, request, reader, blocks }: PreparedPage,
  dependencies: PageDependencies,
): Promise<PageContent> {
  const imageHosts = requested.resolved.manifest.hosts.image
  const [rendered, seo, extra, canonical] = await Promise.all([
    dependencies.render(site, request, reader, (html) => cleaned(html, imageHosts), blocks),
    reader.config('seo.json'),
    reader.config('seo_extra.json'),
    reader.config('custom_canonical.json'),
  ])
  return { rendered, lists: { seo, extra, canonical } }
}

const cleaned = memoizeLastCalls(cleanHtml, 32)
