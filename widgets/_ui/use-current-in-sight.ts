import { type RefObject, useEffect, useRef } from 'react'
import type { MenuLink } from '../../runtime/widget-api/pages.ts'

/** The width of the fade at the end of a row, in px. An entry in the fade is hard to read. */
const fade = 48

/**
 * Scrolls the current page's entry to the middle of its row if the row's edge hides a part of it. Scrolls again when
 * the page or the entries change.
 *
 * @param entries the entries of the menu
 * @returns the ref of the menu's list
 */
export function useCurrentInSight(entries: readonly MenuLink[]): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  const current = entries.find((entry) => entry.current)?.id
  // A setting of the backend may add an entry late, which moves the entries after it.
  const ids = entries.map(({ id }) => id).join(' ')
  useEffect(() => (current === undefined ? undefined : bringCurrentIntoSight(list.current)), [current, ids])
  return list
}

/** Scrolls after the browser has laid out the row: reading its position earlier would force a layout. */
function bringCurrentIntoSight(list: HTMLUListElement | null): (() => void) | undefined {
  const link = list?.querySelector('[aria-current]')
  if (!list || !link || typeof IntersectionObserver === 'undefined') return undefined
  const scroll = ([seen]: readonly IntersectionObserverEntry[]) => {
    observer.disconnect()
    if (!seen?.rootBounds || seen.intersectionRatio === 1) return
    const { boundingClientRect: entry, rootBounds: row } = seen
    list.scrollLeft += entry.left + entry.width / 2 - row.left - (row.width + fade) / 2
  }
  const observer = new IntersectionObserver(scroll, { root: list, rootMargin: `0px ${-fade}px 0px 0px` })
  observer.observe(link)
  return () => observer.disconnect()
}
