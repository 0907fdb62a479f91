import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { showTypefaces } from '../../runtime/head/page-typefaces.ts'
import { usePathname } from '../../runtime/routing/use-location.ts'
import { useNavigate } from '../../runtime/routing/use-navigate.ts'
import { announceEvent } from '../../runtime/tracking/announce-event.ts'

interface NavigationOutsideProps {
  readonly take: (navigate: (path: string) => void) => void
  /** Called after each navigation to another page. */
  readonly onNavigated: () => void
  readonly children: ReactNode
}

/**
 * Announces each page view, and passes the router's navigation to code outside of React. This component wraps the page,
 * because a sibling would shift React's ids.
 */
export function NavigationOutside({ take, onNavigated, children }: NavigationOutsideProps) {
  const navigate = useNavigate()
  const path = usePathname()
  useEffect(() => take((to) => navigate(to)), [take, navigate])
  const shownPath = useRef(path)
  const navigated = useEffectEvent(() => {
    // The typefaces appear only after a navigation, because the fonts of a page must not change while the visitor uses
    // it.
    showTypefaces()
    onNavigated()
  })
  useEffect(() => {
    announceEvent({ name: 'page_view', path })
    if (path !== shownPath.current) navigated()
    shownPath.current = path
  }, [path])
  return children
}
