import { type ReactNode, useEffect } from 'react'
import { showTypefaces } from '../../runtime/head/page-typefaces.ts'
import { useLocation } from '../../runtime/routing/use-location.ts'
import { useNavigate } from '../../runtime/routing/use-navigate.ts'
import { announceEvent } from '../../runtime/tracking/announce-event.ts'

interface NavigationOutsideProps {
  readonly take: (navigate: (path: string) => void) => void
  readonly children: ReactNode
}

/**
 * Announces each page view, and passes the router's navigation to code outside of React. This component wraps the page,
 * because a sibling would shift React's ids.
 */
export function NavigationOutside({ take, children }: NavigationOutsideProps) {
  const navigate = useNavigate()
  const { pathname: path } = useLocation()
  useEffect(() => take((to) => navigate(to)))
  useEffect(() => {
    announceEvent({ name: 'page_view', path })
    showTypefaces()
  }, [path])
  return children
}
