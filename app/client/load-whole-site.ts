import type { CompiledMessage } from '../../runtime/i18n/compile-messages.ts'
import { whenAtRest } from '../../runtime/head/page-events.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import type { RegionsOfRoutes, WholeSite } from '../site-state.ts'
import { allStyles, retryStyles } from './styles.ts'

/** The longest time between two tries, in ms. */
const longestPause = 30_000

/** The longest time of a try, in ms. Browsers do not report a dead connection for minutes. */
const longestTry = 60_000

let begin: () => void
const wanted = new Promise<void>((resolve) => {
  begin = resolve
})
let finish: () => void
const complete = new Promise<void>((resolve) => {
  finish = resolve
})

/**
 * Resolves when the page has all texts of its locale, the regions of all pages, and all styles. Widgets whose texts are
 * not in the page wait for this promise, and so do all other pages.
 */
export function wholeSite(): Promise<void> {
  begin()
  return complete
}

/** Marks the site as complete, for a page that contains all of it. */
export const siteIsWhole = (): void => finish()

/**
 * Loads the parts of the site that a page does not contain. Begins at the first call of `wholeSite`, at the first
 * press, or when a used page is idle. Retries until the texts and the regions have loaded.
 *
 * @param firstUse resolves when the visitor first uses the page
 */
export async function loadWholeSite(address: string, site: SiteData, firstUse: Promise<void>): Promise<void> {
  void firstUse.then(() => whenAtRest(begin))
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, begin, { once: true, capture: true })
  await wanted
  for (let pause = 1000; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(longestTry) })
      if (response.ok) {
        // oxlint-disable-next-line input/no-asserted-input -- the address names the content of this build and release
        const { messages, regions } = (await response.json()) as WholeSite
        Object.assign(site.messages as Record<string, CompiledMessage>, messages)
        addRegions(site, regions)
        // The sheets load last, so that they do not delay the code that a press needs.
        await allStyles()
        await retryStyles()
        finish()
        return
      }
    } catch {
      // The network failed. The next try may succeed.
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
