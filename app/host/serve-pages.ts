import { createBlockMemory } from './block-memory.ts'
import { chooseVisit, type RequestedPage, type Visit } from './choose-visit.ts'
import { closureOf } from './closure.ts'
import { describeHead } from './describe-head.ts'
import { pageResponse } from './page-response.ts'
import type { RenderedResponse } from './page-cache.ts'
import { createPageData } from './page-data.ts'
import type { PageWorld } from './page-world.ts'
import { preparePage, type SharedParts } from './prepare-page.ts'
import { renderContent } from './render-content.ts'
import { writeDocument } from './write-document.ts'

/**
 * Serves pages, from the cache or rendered. Concurrent requests for one page share one rendering.
 */
export function createPages(world: PageWorld) {
  const running = new Map<string, Promise<RenderedResponse>>()
  const shared: SharedParts | undefined = world.memory && {
    data: createPageData(world.now, world.memory),
    blocks: createBlockMemory(world.memory),
  }

  /** The cached page. Undefined without one. */
  function cached(requested: RequestedPage): RenderedResponse | undefined {
    if (closureOf(requested.resolved, requested.country, world.now())) return undefined
    return world.pages?.get(keyOf(requested, chooseVisit(requested)), requested.resolved.hash, world.now())
  }

  async function serve(requested: RequestedPage): Promise<RenderedResponse> {
    const known = cached(requested)
    if (known) return known
    const visit = chooseVisit(requested)
    const key = `${keyOf(requested, visit)} ${requested.resolved.hash}`
    const waiting = running.get(key)
    if (waiting) return waiting
    const rendering = render(requested, visit, world, shared).finally(() => running.delete(key))
    running.set(key, rendering)
    const page = await rendering
    world.pages?.set(keyOf(requested, visit), page)
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
  world: PageWorld,
  shared: SharedParts | undefined,
): Promise<RenderedResponse> {
  const page = await preparePage(requested, visit, world, shared)
  const content = await renderContent(page, world)
  const head = await describeHead(page, content, world)
  const body = await writeDocument(page, content, head, world)
  return pageResponse(page, content, head, body, world)
}
