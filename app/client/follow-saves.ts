import type { ViteHotContext } from 'vite/types/hot.js'
import type { Issue } from '../../runtime/issues/index.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'

/** The preview's message after a save of a brand's file. */
export type SaveEvent =
  | { readonly merchant: string; readonly environment: string; readonly issues: readonly Issue[] }
  | {
      readonly merchant: string
      readonly environment: string
      readonly issues: readonly []
      readonly theme: string
      readonly sites: Readonly<Record<string, SiteData>>
    }

interface Page {
  readonly merchant: string
  readonly environment: string
  readonly locale: string
  readonly take: (site: SiteData) => void
}

/** Development only: a saved file changes the open page in place. A save with errors changes nothing. */
export function followSaves(hot: ViteHotContext, page: Page): void {
  hot.on('livery:save', (event: SaveEvent) => {
    if (event.merchant !== page.merchant || event.environment !== page.environment || !('sites' in event)) return
    const theme = document.getElementById('livery-theme')
    if (theme) theme.textContent = event.theme
    const site = event.sites[page.locale]
    if (site) page.take(site)
  })
}
