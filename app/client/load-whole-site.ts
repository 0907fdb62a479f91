import type { CompiledMessage } from '../../runtime/i18n/compile-messages.ts'
import { whenAtRest } from '../../runtime/head/page-events.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import type { RegionsOfRoutes, WholeSite } from '../site-state.ts'

/** The longest time between two tries, ms. */
const longestPause = 30_000

let begin: () => void
const wanted = new Promise<void>((resolve) => {
  begin = resolve
})
let finish: () => void
const complete = new Promise<void>((resolve) => {
  finish = resolve
})

/**
 * Resolves once the page has all texts and menus of its locale, and the layouts and regions of all pages. Widgets whose
 * texts are not in the page wait for it, and so does each other page.
 */
export function wholeSite(): Promise<void> {
  begin()
  return complete
}

/** Marks the site as complete, for a page that contains all of it. */
export const siteIsWhole = (): void => finish()

/**
 * Completes the part of the site that a page contains, by adding to the same objects. It loads the rest on the first
 * request or the visitor's first press, at the latest when the page is complete and the browser idle, and retries until
 * it succeeds.
 */
export async function loadWholeSite(address: string, site: SiteData): Promise<void> {
  whenAtRest(begin)
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, begin, { once: true, capture: true })
  await wanted
  for (let pause = 1000; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      const response = await fetch(address)
      if (response.ok) {
        const { messages, regions, ...named } = (await response.json()) as WholeSite
        Object.assign(site.messages as Record<string, CompiledMessage>, messages)
        for (const part of ['navigation', 'layouts', 'shell'] as const) {
          Object.assign(site[part], { ...named[part], ...site[part] })
        }
        addRegions(site, regions)
        finish()
        return
      }
    } catch {
      // Without a network, only another try can succeed.
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/**
 * Adds the regions to the pages of a site. A page that has its regions already keeps the same objects, so that its
 * blocks do not render again.
 */
export function addRegions({ routes }: SiteData, regions: RegionsOfRoutes): void {
  for (const [id, found] of Object.entries(regions)) {
    const route = Object.hasOwn(routes, id) ? routes[id] : undefined
    if (route && !route.regions) Object.assign(route, { regions: found })
  }
}
