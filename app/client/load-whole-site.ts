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
 * Resolves once the page has all texts and menus of its locale, and the regions of all pages. Widgets whose texts are
 * not in the page wait for it, and so does each other page.
 */
export function wholeSite(): Promise<void> {
  begin()
  return complete
}

/** Marks the site as whole, for a page that came with all of it. */
export const siteIsWhole = (): void => finish()

/**
 * Completes the site that a page was sent with. The function adds to the objects that the page reads from. It loads the
 * rest on the first request or the visitor's first press, at the latest when the page is complete and the browser idle,
 * and retries until it succeeds.
 */
export async function loadWholeSite(address: string, site: SiteData): Promise<void> {
  whenAtRest(begin)
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, begin, { once: true, capture: true })
  await wanted
  for (let pause = 1000; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      const response = await fetch(address)
      if (response.ok) {
        const { messages, navigation, regions } = (await response.json()) as WholeSite
        Object.assign(site.messages as Record<string, CompiledMessage>, messages)
        Object.assign(site.navigation, { ...navigation, ...site.navigation })
        addRegions(site, regions)
        finish()
        return
      }
    } catch {
      // Without a network, the only way on is another try.
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/**
 * Gives pages of a site their regions. A page that has them keeps them: for other objects, its blocks would be rendered
 * again.
 */
export function addRegions({ routes }: SiteData, regions: RegionsOfRoutes): void {
  for (const [id, found] of Object.entries(regions)) {
    const route = Object.hasOwn(routes, id) ? routes[id] : undefined
    if (route && !route.regions) Object.assign(route, { regions: found })
  }
}
