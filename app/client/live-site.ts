import { startTransition } from 'react'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { missingText } from '../missing-text.ts'
import { wholeSite } from './load-whole-site.ts'
import { needLateWidgets } from './when-needed.ts'

/** The setters of the page's root, which render a new site or new texts. */
export interface RootSetters {
  readonly setData: (site: SiteData) => void
  readonly setMessages: (messages: SiteData['messages']) => void
}

/** The site of an open page. Saves in the preview, late texts and an area's feature flags replace it. */
export interface LiveSite {
  /** The site that the host rendered, with which the page hydrates. */
  readonly first: SiteData
  readonly current: () => SiteData
  /** Renders another site. A root that has not hydrated yet renders it after hydration. */
  readonly replace: (site: SiteData) => void
  /**
   * Called for a text that has not loaded, and shows nothing in its place. Loads all texts and then renders again. On a
   * built site, reports a text that is still missing then.
   */
  readonly onMissingText: (id: string) => string
  /** Called by the root once it has hydrated. */
  readonly attach: (root: RootSetters) => void
}

/**
 * Creates the live site of a page. Each update is a React transition, which waits for blocks that are not hydrated yet,
 * so it loads the late ones. Any other update would render those again, and lose the text that a visitor has typed into
 * them.
 *
 * @param reportError reports an error to the host
 */
export function createLiveSite(first: SiteData, reportError: (error: Error) => void): LiveSite {
  let current = first
  let root: RootSetters | undefined
  let isLoadingTexts = false
  let hasAllTexts = false

  function render(): void {
    needLateWidgets()
    startTransition(() => {
      root?.setData(current)
      root?.setMessages(current.messages)
    })
  }

  return {
    first,
    current: () => current,
    replace: (site) => {
      current = site
      render()
    },
    onMissingText: (id) => {
      if (hasAllTexts) {
        if (import.meta.env.PROD) reportError(new Error(`The text ${id} is missing, or one of its arguments.`))
        return missingText(id)
      }
      if (isLoadingTexts) return ''
      isLoadingTexts = true
      void wholeSite().then(() => {
        hasAllTexts = true
        needLateWidgets()
        // The object of the site stays the same, so that widgets keep their state.
        startTransition(() => root?.setMessages({ ...current.messages }))
      })
      return ''
    },
    attach: (setters) => {
      root = setters
      if (current !== first) render()
    },
  }
}
