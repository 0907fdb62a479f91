import { useEffect, useRef, useState } from 'react'

/**
 * The number of the visible panel, from 0, and its setter. The page's head shows the panel of an early tap before the
 * block has hydrated. After hydration, the state changes to that panel. The ref belongs to the element with the
 * attribute `data-panels`. Its children are the panels, of which all but one are `inert`. The next element contains
 * their buttons.
 */
export function usePanels() {
  const panels = useRef<HTMLDivElement>(null)
  const [shown, show] = useState(0)
  useEffect(() => {
    const chosen = [...(panels.current?.children ?? [])].findIndex((panel) => !panel.hasAttribute('inert'))
    if (chosen > 0) show(chosen)
  }, [])
  return { panels, shown, show }
}
