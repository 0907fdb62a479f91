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

/**
 * The site of an open page. A save in the preview or an area's feature flags replace it. Late texts are added to it.
 */
export interface LiveSite {
  /** The site that the host rendered, with which the page hydrates. */
  readonly initialSite: SiteData
  readonly current: () => SiteData
  /** Renders another site. A root that has not hydrated yet renders it after hydration. */
  readonly replace: (site: SiteData) => void
  /**
   * Called for a text that has not loaded. Returns an empty text to show instead, loads all texts, and then renders
   * again. If a text is still missing then, reports it on a built site, and returns its id in the preview.
   */
  readonly onMissingText: (id: string) => string
  /** Called by the root after it has hydrated. */
  readonly attach: (root: RootSetters) => void
}

/**
 * Creates the live site of a page. An update is a React transition, which waits until the blocks have hydrated. So an
 * update first loads the late blocks. Outside of a transition, React would render unhydrated blocks again instead. A
 * visitor would then lose typed text.
 *
 * @param reportError reports an error to the host
 */
export function createLiveSite(initialSite: SiteData, reportError: (error: Error) => void): LiveSite {
  let current = initialSite
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
    initialSite,
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
      if (current !== initialSite) render()
    },
  }
}
