/** Events of a visitor who has begun to use the page. */
const useEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const

/** Whether the visitor has pressed something or scrolled before this script ran. */
const wasUsed = (): boolean => (navigator as Partial<Navigator>).userActivation?.hasBeenActive === true || scrollY > 0

/** Resolves when the visitor first uses the page. */
export const firstUse = new Promise<void>((resolve) => {
  if (wasUsed()) resolve()
  for (const event of useEvents) addEventListener(event, () => resolve(), { once: true, passive: true, capture: true })
})
