import { createBlockMemory } from './block-memory.ts'
import { chooseVisit, type RequestedPage, type Visit } from './choose-visit.ts'
import { closureOf } from './closure.ts'
import { describeHead } from './describe-head.ts'
import { pageResponse } from './page-response.ts'
import type { RenderedResponse } from './page-cache.ts'
import { createPageData } from './page-data.ts'
import type { PageDependencies } from './page-dependencies.ts'
import { createPopularPages } from './popular-pages.ts'
import { preparePage, type SharedParts } from './prepare-page.ts'
import { renderContent } from './render-content.ts'
import { writeDocument } from './write-document.ts'

/**
 * Serves pages, from the cache or rendered. Concurrent requests for one page share one rendering.
 */
export function createPages(dependencies: PageDependencies) {
  const running = new Map<string, Promise<RenderedResponse>>()
  const shared: SharedParts | undefined = dependencies.memory && {
    data: createPageData(dependencies.now, dependencies.memory),
    blocks: createBlockMemory(dependencies.memory),
  }
  const popular = dependencies.pages && createPopularPages(dependencies.pages, dependencies)

  /** The cached page. Undefined if the page is not in the cache, or if the site is closed to the visitor. */
  function cached(requested: RequestedPage): RenderedResponse | undefined {
    if (closureOf(requested.resolved, requested.country, dependencies.now())) return undefined
    const key = keyOf(requested, chooseVisit(requested))
    const page = dependencies.pages?.get(key, requested.resolved.hash, dependencies.now())
    if (page) popular?.count(key, page)
    return page
  }

  async function serve(requested: RequestedPage): Promise<RenderedResponse> {
    const known = cached(requested)
    if (known) return known
    const visit = chooseVisit(requested)
    const key = `${keyOf(requested, visit)} ${requested.resolved.hash}`
    const waiting = running.get(key)
    if (waiting) return waiting
    const rendering = render(requested, visit, dependencies, shared).finally(() => running.delete(key))
    running.set(key, rendering)
    const page = await rendering
    dependencies.pages?.set(keyOf(requested, visit), page)
    return page
  }

  return { cached, serve }
}

export type Pages = ReturnType<typeof createPages>

/**
 * The cache key: everything that a guest's page depends on apart from its manifest. It ignores the query, which only
 * the browser reads.
 */
function keyOf({ resolved, scheme, host, path }: RequestedPage, { locale, country }: Visit): string {
  const release = resolved.canary ? `${resolved.canary.basePath} ${resolved.canary.share}` : (resolved.basePath ?? '')
  return `${resolved.merchant} ${resolved.environment} ${scheme} ${host} ${path} ${locale} ${country} ${release}`
}

async function render(
  requested: RequestedPage,
  visit: Visit,
  dependencies: PageDependencies,
  shared: SharedParts | undefined,
): Promise<RenderedResponse> {
  const page = await preparePage(requested, visit, dependencies, shared)
  const content = await renderContent(page, dependencies)
  const head = await describeHead(page, content, dependencies)
  const body = await writeDocument(page, content, head, dependencies)
  return pageResponse(page, content, head, body, dependencies)
}
