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

/** Development only: a saved file changes the open page in place; a save with issues lays them over the last good page. */
export function followSaves(hot: ViteHotContext, page: Page): void {
  hot.on('livery:save', (event: SaveEvent) => {
    if (event.merchant !== page.merchant || event.environment !== page.environment) return
    document.getElementById('livery-issues')?.remove()
    if (!('sites' in event)) {
      document.body.append(overlay(event.issues))
      return
    }
    const theme = document.getElementById('livery-theme')
    if (theme) theme.textContent = event.theme
    const site = event.sites[page.locale]
    if (site) page.take(site)
  })
}

/** The issues as the command line tells them: place, sentence, suggestion. Text only. */
function overlay(issues: readonly Issue[]): HTMLElement {
  const box = document.createElement('aside')
  box.id = 'livery-issues'
  box.setAttribute('role', 'alert')
  box.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:2147483647;max-height:60vh;overflow:auto;padding:20px;background:#1d0f12;color:#fff;font:15px/1.6 ui-monospace,monospace;border-top:4px solid #ff6b6b'
  for (const issue of issues) {
    const place = document.createElement('strong')
    place.textContent = `${issue.file}:${issue.line}:${issue.column}`
    const text = document.createElement('p')
    text.style.margin = '2px 0 14px'
    text.textContent = [issue.message, issue.suggestion].filter(Boolean).join(' ')
    box.append(place, text)
  }
  return box
}
