import { useLayoutEffect, useRef } from 'react'
import { useNavigationType, usePathname } from './use-location.ts'

/** The id of the element with a page's own content. Scripts can move the focus to this element. */
export const contentId = 'main'

/** Moves the focus to the page's content from a button that the content replaces. */
export function passFocusOn(button: Element): void {
  const { activeElement, body } = document
  if (activeElement === button || activeElement === body) focusContent()
}

/**
 * Moves the focus to the content if the page has hidden or shown the account and thereby removed the focused element.
 */
export function useFocusAfterHiding(isHidden: boolean): void {
  const wasHidden = useRef(isHidden)
  useLayoutEffect(() => {
    if (wasHidden.current === isHidden) return
    wasHidden.current = isHidden
    if (document.activeElement === document.body) focusContent()
  }, [isHidden])
}

function focusContent(): void {
  document.getElementById(contentId)?.focus({ preventScroll: true })
}

/**
 * Moves the focus to the content after a navigation, so that a screen reader reads the page's title (WCAG 2.4.3). Does
 * not move a focus in the content or a dialog, nor after a step through the history.
 */
export function useFocusOfPage(): void {
  const pathname = usePathname()
  const type = useNavigationType()
  const shown = useRef(pathname)
  // Runs before the effects of the page's widgets, so that a form can then move the focus to its first field.
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const content = document.getElementById(contentId)
    const focused = document.activeElement
    if (type === 'POP' || !content || content.contains(focused) || focused?.closest('dialog')) return
    content.focus({ preventScroll: true })
  }, [pathname, type])
}
