import { useEffect, useRef, useState } from 'react'

/**
 * The number of the visible panel, from 0, and its setter. The ref belongs to the element with `data-panels`, whose
 * hidden panels are `inert`. An early tap may have chosen another panel before hydration.
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
