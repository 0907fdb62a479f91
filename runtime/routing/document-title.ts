import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { usePathname } from './use-location.ts'
import { useSite } from '../site/site-context.ts'
import { useIsLive } from './live-location.ts'

/**
 * Titles the document after each navigation within the site (WCAG 2.4.2). The first page keeps the host's title,
 * which may come from the brand's SEO lists.
 *
 * @param title the title of the page's route
 */
export function useRouteTitle(title: string): void {
  const retitle = useRetitle()
  // A block may set a title too, in an effect. React runs layout effects before effects, so the block's title replaces
  // this title.
  useEarlyEffect(() => retitle(title), [retitle, title])
}

/**
 * Sets the document's title to the name of the page's content, such as an article's name, instead of the route's title.
 * Like `useRouteTitle`, leaves the title of the first page as it is.
 *
 * @param title undefined while it is not known
 */
export function usePageTitle(title: string | undefined): void {
  const retitle = useRetitle()
  useEffect(() => retitle(title), [retitle, title])
}

/** React warns about layout effects on the server, which runs no effects. */
const useEarlyEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Returns a function that titles the document, except on the hydrated page. The function changes with each page. */
function useRetitle(): (title: string | undefined) => void {
  const { merchant } = useSite().data
  const pathname = usePathname()
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
