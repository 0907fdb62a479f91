import { useLayoutEffect, useRef, useState } from 'react'
import { loadCode } from '../loading/load-code.ts'
import type * as CleanInBrowser from '../rich-html/clean-in-browser.ts'
import type * as SimpleHtml from '../rich-html/simple-html.ts'
import { useSite } from '../site/site-context.ts'

interface RichHtmlProps {
  /** Untrusted HTML from outside. */
  readonly html: string
  readonly className?: string | undefined
}

let cleaner: typeof CleanInBrowser | undefined
let simple: typeof SimpleHtml | undefined

/** A tag with attributes, which only the cleaner for all HTML accepts. */
const withAttributes = /<\w+[^\w>]/

/**
 * Loads the code that cleans HTML in the browser, so that the next HTML on the page has its final height immediately.
 *
 * @param html the next HTML; without this argument, loads the larger code, which cleans any HTML
 */
export async function loadRichHtml(html?: string): Promise<void> {
  if (cleaner) return
  if (html !== undefined && !withAttributes.test(html)) {
    simple ??= await loadCode(() => import('../rich-html/simple-html.ts'))
    if (simple.simpleNodes(html)) return
  }
  cleaner = await loadCode(() => import('../rich-html/clean-in-browser.ts'))
}

/** The nodes of cleaned HTML. Undefined until the code for this HTML has loaded. */
const cleanNodes = (html: string, imageHosts: readonly string[]) =>
  cleaner ? cleaner.cleanInBrowser(html, imageHosts) : simple?.simpleNodes(html)

/**
 * Puts HTML from outside into the page. No other component does so. The server cleans the HTML during rendering, and
 * the browser keeps the result. The browser cleans HTML that it fetches itself, with code that loads on demand.
 */
export function RichHtml({ html, className }: RichHtmlProps) {
  const { sanitize, data } = useSite()
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef<string>(undefined)
  const [failure, setFailure] = useState<unknown>()
  // Every render needs the same object, because React would replace the element's content if it received another
  // object.
  const [first] = useState(() => ({ __html: sanitize ? sanitize(html) : nothing() }))
  useLayoutEffect(() => {
    const element = box.current
    if (!element || shown.current === html) return
    if (shown.current === undefined && element.hasChildNodes()) {
      shown.current = html
      return
    }
    const show = () => {
      const nodes = cleanNodes(html, data.settings.hosts.image)
      if (!nodes) return false
      element.replaceChildren(nodes)
      shown.current = html
      return true
    }
    if (show()) return
    let isStale = false
    loadRichHtml(html)
      .then(() => isStale || show())
      .catch(setFailure)
    return () => {
      isStale = true
    }
  }, [html, data.settings.hosts.image])
  // The error boundary of the surrounding block shows the failure.
  if (failure !== undefined) throw failure
  return (
    <div
      ref={box}
      className={className}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- cleaned by the server; always empty in the browser
      dangerouslySetInnerHTML={first}
    />
  )
}

let policy: { createHTML(html: string): unknown } | undefined

/** An empty text as trusted HTML. */
function nothing(): string {
  const { trustedTypes } = globalThis as unknown as {
    trustedTypes?: { createPolicy(name: string, rules: { createHTML(): string }): typeof policy }
  }
  if (!trustedTypes) return ''
  policy ??= trustedTypes.createPolicy('livery-empty', { createHTML: () => '' })
  return policy?.createHTML('') as string
}
