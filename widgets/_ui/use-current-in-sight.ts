import { type RefObject, useEffect, useRef } from 'react'
import type { MenuLink } from '../../runtime/widget-api/pages.ts'

/** The width of the fade at the end of a row, in px. An entry in it is hard to read. */
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
  // An entry that arrives late, such as one of a setting of the backend, moves the entries after it.
  const ids = entries.map(({ id }) => id).join(' ')
  useEffect(() => {
    if (current !== undefined) scrollToCurrent(list.current)
  }, [current, ids])
  return list
}

function scrollToCurrent(list: HTMLUListElement | null): void {
  const link = list?.querySelector<HTMLElement>('[aria-current]')
  if (!list || !link) return
  const [entry, row] = [link.getBoundingClientRect(), list.getBoundingClientRect()]
  if (entry.left >= row.left && entry.right <= row.right - fade) return
  list.scrollLeft += entry.left + entry.width / 2 - row.left - row.width / 2
}
