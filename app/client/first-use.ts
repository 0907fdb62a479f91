/** Events of a visitor who has begun to use the page. */
const useEvents = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll'] as const

/** Whether the visitor has pressed something or scrolled before this script ran. */
const wasUsed = (): boolean => (navigator as Partial<Navigator>).userActivation?.hasBeenActive === true || scrollY > 0

/**
 * Whether an event comes from a layout instead of the visitor. A strip that snaps to its first card scrolls. A still
 * pointer gets an event when the content under it changes.
 */
const isOfLayout = ({ type, target, movementX, movementY }: Event & Partial<PointerEvent>): boolean =>
  type === 'scroll' ? target !== document : type === 'pointermove' && movementX === 0 && movementY === 0

/** Resolves when the visitor first uses the page. */
export const firstUse = new Promise<void>((resolve) => {
  if (wasUsed()) resolve()
  const used = new AbortController()
  const use = (event: Event) => {
    if (isOfLayout(event)) return
    used.abort()
    resolve()
  }
  for (const type of useEvents) addEventListener(type, use, { passive: true, capture: true, signal: used.signal })
})
