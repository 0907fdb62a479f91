import type { WhileLoading } from '../server/load-page.ts'
import { createBlockMemory } from './block-memory.ts'
import { chooseVisit, type RequestedPage, type Visit } from './choose-visit.ts'
import { closureOf } from './closure.ts'
import { describeHead } from './describe-head.ts'
import { joinRequests, RequestsAborted } from './join-requests.ts'
import { pageResponse } from './page-response.ts'
import type { RenderedResponse } from './page-cache.ts'
import { createPageData } from './page-data.ts'
import type { PageDependencies } from './page-dependencies.ts'
import { createPopularPages, type PopularPages } from './popular-pages.ts'
import { preparePage, type SharedParts } from './prepare-page.ts'
import { renderContent } from './render-content.ts'
import type { LimitRendering } from './rendering-limit.ts'
import { writeDocument } from './write-document.ts'

/**
 * Serves pages, from the cache or rendered. Concurrent requests for one page share one rendering.
 */
export function createPages(dependencies: PageDependencies) {
  const running = new Map<string, Running>()
  const shared: SharedParts | undefined = dependencies.memory && {
    data: createPageData(dependencies.now, dependencies.memory),
    blocks: createBlockMemory(dependencies.memory),
  }
  const { pages, memory, compress } = dependencies
  const popular = pages && memory && compress && createPopularPages(pages, memory, { ...dependencies, compress })

  /** The cached page. Undefined if the page is not in the cache, or if the site is closed to the visitor. */
  function cached(requested: RequestedPage): RenderedResponse | undefined {
    if (closureOf(requested.resolved, requested.country, dependencies.now())) return undefined
    const key = keyOf(requested, chooseVisit(requested))
    const page = dependencies.pages?.get(key, requested.resolved.hash, dependencies.now())
    if (page) popular?.count(key, page)
    return page
  }

  /**
   * The page of a request. Rejects with `RequestsAborted` if all requests for the page abort before the host starts to
   * render it.
   */
  async function serve(requested: RequestedPage, signal?: AbortSignal): Promise<RenderedResponse> {
    const page = cached(requested)
    if (page) return page
    const visit = chooseVisit(requested)
    const key = `${keyOf(requested, visit)} ${requested.resolved.hash}`
    const known = running.get(key) ?? start(key, requested, visit)
    known.requests.add(signal)
    return known.page.catch((error: unknown) => {
      // All earlier requests aborted, and this request joined them before `running` forgot the page. So it starts
      // again.
      if (error instanceof RequestsAborted && !signal?.aborted) return serve(requested, signal)
      throw error
    })
  }

  function start(key: string, requested: RequestedPage, visit: Visit): Running {
    const requests = joinRequests()
    const started = {
      requests,
      page: renderInTurn(requested, visit, requests.signal).finally(() => running.delete(key)),
    }
    running.set(key, started)
    return started
  }

  async function renderInTurn(requested: RequestedPage, visit: Visit, signal: AbortSignal): Promise<RenderedResponse> {
    const { limitRendering = withoutLimit } = dependencies
    const page = await limitRendering(requested.resolved.merchant, signal, (whileLoading) =>
      render(requested, visit, dependencies, { shared, popular }, whileLoading),
    )
    pages?.set(keyOf(requested, visit), page)
    return page
  }

  return { cached, serve }
}

export type Pages = ReturnType<typeof createPages>

/** A page that the host renders or will render, and the requests for it. */
interface Running {
  readonly page: Promise<RenderedResponse>
  readonly requests: ReturnType<typeof joinRequests>
}

const withoutLimit: LimitRendering = (_brand, _signal, render) => render((loading) => loading)

/**
 * The cache key: everything that a guest's page depends on apart from its manifest. The key ignores the query, which
 * only the browser reads.
 */
function keyOf({ resolved, scheme, host, path }: RequestedPage, { locale, country }: Visit): string {
  const release = resolved.canary ? `${resolved.canary.basePath} ${resolved.canary.share}` : (resolved.basePath ?? '')
  return `${resolved.merchant} ${resolved.environment} ${scheme} ${host} ${path} ${locale} ${country} ${release}`
}

async function render(
  requested: RequestedPage,
  visit: Visit,
  dependencies: PageDependencies,
  { shared, popular }: { readonly shared: SharedParts | undefined; readonly popular: PopularPages | undefined },
  whileLoading: WhileLoading,
): Promise<RenderedResponse> {
  const page = await preparePage(requested, visit, dependencies, shared)
  const content = await renderContent(page, dependencies, whileLoading)
  const head = await describeHead(page, content, dependencies)
  const document = await writeDocument(page, content, head, dependencies)
  return pageResponse(page, content, head, document, dependencies, popular)
}
