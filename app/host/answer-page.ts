import { createBlockMemory } from './block-memory.ts'
import { chooseVisit, type PageAsked, type Visit } from './choose-visit.ts'
import { closureOf } from './closure.ts'
import { describeHead } from './describe-head.ts'
import { pageAnswer } from './page-answer.ts'
import type { RenderedAnswer } from './page-cache.ts'
import { createPageData } from './page-data.ts'
import type { PageWorld } from './page-world.ts'
import { preparePage, type SharedParts } from './prepare-page.ts'
import { renderContent } from './render-content.ts'
import { writeDocument } from './write-document.ts'

/**
 * Answers with the requested page, from the cache or rendered. Concurrent requests for one page share one rendering.
 */
export function createPages(world: PageWorld) {
  const running = new Map<string, Promise<RenderedAnswer>>()
  const shared: SharedParts | undefined = world.memory && {
    data: createPageData(world.now, world.memory),
    blocks: createBlockMemory(world.memory),
  }

  /** The cached page, if there is one. */
  function cached(asked: PageAsked): RenderedAnswer | undefined {
    if (closureOf(asked.resolved, asked.country, world.now())) return undefined
    return world.pages?.get(keyOf(asked, chooseVisit(asked)), asked.resolved.hash, world.now())
  }

  async function answer(asked: PageAsked): Promise<RenderedAnswer> {
    const known = cached(asked)
    if (known) return known
    const visit = chooseVisit(asked)
    const key = `${keyOf(asked, visit)} ${asked.resolved.hash}`
    const waiting = running.get(key)
    if (waiting) return waiting
    const rendering = render(asked, visit, world, shared).finally(() => running.delete(key))
    running.set(key, rendering)
    const page = await rendering
    world.pages?.set(keyOf(asked, visit), page)
    return page
  }

  return { cached, answer }
}

export type Pages = ReturnType<typeof createPages>

/**
 * The cache key: everything that a guest's page depends on apart from its manifest. It ignores the query, which only
 * the browser reads.
 */
function keyOf({ resolved, scheme, host, path }: PageAsked, { locale, country }: Visit): string {
  const release = resolved.canary ? `${resolved.canary.basePath} ${resolved.canary.share}` : (resolved.basePath ?? '')
  return `${resolved.merchant} ${resolved.environment} ${scheme} ${host} ${path} ${locale} ${country} ${release}`
}

async function render(
  asked: PageAsked,
  visit: Visit,
  world: PageWorld,
  shared: SharedParts | undefined,
): Promise<RenderedAnswer> {
  const page = await preparePage(asked, visit, world, shared)
  const content = await renderContent(page, world)
  const head = await describeHead(page, content, world)
  const body = await writeDocument(page, content, head, world)
  return pageAnswer(page, content, head, body, world)
}
