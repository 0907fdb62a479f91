import type { ViteHotContext } from 'vite/types/hot.js'
import type { Issue } from '../../runtime/issues/index.ts'
import { keepAlike } from '../../runtime/state/keep-alike.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { createTypedTexts, type TypedDetail, typedEvent } from './typed-text.ts'

declare global {
  interface WindowEventMap {
    [typedEvent]: CustomEvent<TypedDetail>
  }
}

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

/** The preview's message after a save of a brand's `sandbox.json`, which changes the backend's responses. */
export interface DataEvent {
  readonly merchant: string
}

/** The page's first message to the preview. It names the manifest of the page. */
export interface FollowEvent {
  readonly merchant: string
  readonly environment: string
  /** The hash of the resolved manifest, 64 hexadecimal digits. */
  readonly hash: string
  readonly locale: string
}

interface Page extends FollowEvent {
  /** The site of the page. */
  readonly site: SiteData
  /** Returns the shown site. An area's provider may have decided other features than the manifest's. */
  readonly current: () => SiteData
  readonly take: (site: SiteData) => void
  /** Empties the cache of the backend's responses. */
  readonly forget: () => Promise<void>
}

/**
 * Development only: updates the open page in place after a save, and reloads it after a change of the sandbox's data. A
 * save with errors changes nothing. Texts that an operator types in the studio appear immediately, until the next save
 * or until the studio refuses them.
 */
export function watchSaves(hot: ViteHotContext, page: Page): void {
  /** The last site of the host. `shown` is the same site with the typed texts. */
  let saved = page.site
  let shown = saved
  let hasAllTexts = false
  const typed = createTypedTexts()
  /** The features that a provider has decided. A save keeps them. */
  const decided: Record<string, boolean> = {}
  const show = () => {
    for (const [name, isOn] of Object.entries(page.current().features))
      if (isOn !== shown.features[name]) decided[name] = isOn
    const next = typed.over(saved, hasAllTexts)
    shown = keepAlike(shown, { ...next, features: { ...next.features, ...decided } })
    page.take(shown)
  }
  addEventListener(typedEvent, ({ detail }: CustomEvent<TypedDetail>) => {
    if ('accepted' in detail) return typed.accept(detail.accepted)
    if ('refused' in detail) typed.refuse(detail.refused)
    else typed.type(detail)
    show()
  })
  hot.on('livery:save', (event: SaveEvent) => {
    if (event.merchant !== page.merchant || event.environment !== page.environment || !('sites' in event)) return
    const theme = document.getElementById('livery-theme')
    // Writing styles lays out the whole page again, even if they are the same.
    if (theme && theme.textContent !== event.theme) theme.textContent = event.theme
    const site = event.sites[page.locale]
    if (!site) return
    const { density, ornament, navigation } = site.theme
    // The styles read these three values from the root element.
    Object.assign(document.documentElement.dataset, { density, ornament, navigation })
    hasAllTexts = true
    saved = keepAlike(saved, site)
    typed.follow(saved, hasAllTexts)
    show()
  })
  hot.on('livery:data', ({ merchant }: DataEvent) => {
    if (merchant === page.merchant) void page.forget().then(() => location.reload())
  })

  // If a save happened while the page was loading, the preview sends it now.
  const { merchant, environment, hash, locale } = page
  hot.send('livery:follow', { merchant, environment, hash, locale } satisfies FollowEvent)
}
