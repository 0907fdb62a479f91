import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useSite } from '../site/site-context.ts'
import { useIsLive } from './live-location.ts'

/**
 * Titles the document after each navigation within the site (WCAG 2.4.2). The first page keeps the title that the host has
 * sent, which may be of the brand's SEO lists.
 *
 * @param title of the page's route
 */
export function useTitleOfPage(title: string): void {
  const retitle = useRetitle()
  // In an earlier phase than the titles of blocks, whose effects run first within one phase.
  useEarlyEffect(() => retitle(title), [retitle, title])
}

/**
 * Titles the document with the title of what a page shows, after a navigation within the site. It replaces the title of
 * the route.
 *
 * @param title undefined while it is not known
 */
export function usePageTitle(title: string | undefined): void {
  const retitle = useRetitle()
  useEffect(() => retitle(title), [retitle, title])
}

/** The server does not run effects, and React warns about this one. */
const useEarlyEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Titles the document, except on the page that hydrates. It is a new function on each page. */
function useRetitle(): (title: string | undefined) => void {
  const { merchant } = useSite().data
  const { pathname } = useLocation()
  const isLive = useIsLive()
  const [first] = useState(isLive ? undefined : pathname)
  const [hasLeft, setHasLeft] = useState(false)
  if (!hasLeft && pathname !== first) setHasLeft(true)
  return useCallback(
    (title) => {
      if (title !== undefined && (hasLeft || pathname !== first)) titleDocument(`${title} · ${merchant.name}`)
    },
    [pathname, first, hasLeft, merchant.name],
  )
}

function titleDocument(title: string): void {
  document.title = title
}
