import { useEffect, useLayoutEffect, useRef } from 'react'
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
  // Before the titles of blocks: their effects run first within the same phase.
  useTitle(title, useEarlyEffect)
}

/**
 * Titles the document with the title of what a page shows, after a navigation within the site. It takes the place of the
 * title of the route.
 *
 * @param title undefined while it is not known
 */
export function usePageTitle(title: string | undefined): void {
  useTitle(title, useEffect)
}

/** The server renders without effects, and warns of this one. */
const useEarlyEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

function useTitle(title: string | undefined, useEffectOf: typeof useEffect): void {
  const { merchant } = useSite().data
  const { pathname } = useLocation()
  const isLive = useIsLive()
  // Only a part of the first page hydrates.
  const first = useRef(isLive ? undefined : pathname)
  useEffectOf(() => {
    if (pathname === first.current || title === undefined) return
    first.current = undefined
    document.title = `${title} · ${merchant.name}`
  }, [pathname, title, merchant.name])
}
