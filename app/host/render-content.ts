import { cleanHtml } from './clean-html.ts'
import type { PageContent, PreparedPage } from './page-stages.ts'
import type { PageWorld } from './page-world.ts'
import { remember } from './remember.ts'

/** Renders the content of a page while the brand's lists of metadata load. */
export async function renderContent(
  { asked, site, request, reader, blocks }: PreparedPage,
  world: PageWorld,
): Promise<PageContent> {
  const imageHosts = asked.resolved.manifest.hosts.image
  const [rendered, seo, extra, canonical] = await Promise.all([
    world.render(site, request, reader, (html) => cleaned(html, imageHosts), blocks),
    reader.config('seo.json'),
    reader.config('seo_extra.json'),
    reader.config('custom_canonical.json'),
  ])
  return { rendered, lists: { seo, extra, canonical } }
}

const cleaned = remember(cleanHtml, 32)
