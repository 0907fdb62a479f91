import type { WhileLoading } from '../server/load-page.ts'
import { cleanHtml } from './clean-html.ts'
import type { PageContent, PreparedPage } from './page-stages.ts'
import type { PageDependencies } from './page-dependencies.ts'
import { memoizeLastCalls } from './memoize-last-calls.ts'

/** Renders the content of a page after its data and the brand's lists of metadata have loaded. */
export async function renderContent(
  { requested, site, request, reader, blocks }: PreparedPage,
  dependencies: PageDependencies,
  whileLoading: WhileLoading,
): Promise<PageContent> {
  const imageHosts = requested.resolved.manifest.hosts.image
  const files = ['seo.json', 'seo_extra.json', 'custom_canonical.json']
  const lists = Promise.all(files.map((file) => reader.config(file)))
  const withLists: WhileLoading = async (loading) => (await whileLoading(Promise.all([loading, lists])))[0]
  const sanitize = (html: string) => cleaned(html, imageHosts)
  const [rendered, [seo, extra, canonical]] = await Promise.all([
    dependencies.render(site, request, { reader, sanitize, shared: blocks, whileLoading: withLists }),
    lists,
  ])
  return { rendered, lists: { seo, extra, canonical } }
}

const cleaned = memoizeLastCalls(cleanHtml, 32)
