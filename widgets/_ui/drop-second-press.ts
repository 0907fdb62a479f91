/** How long after a press another one may be its second press, in ms. */
export const doublePress = 500

/**
 * Drops the second press of a double press. Call it when a press has closed a dialog, because the second one would act
 * on the page behind.
 *
 * @param pressedAt the time of the first press by the page's clock (`performance.now`), in ms
 */
export function dropSecondPress(pressedAt: number): void {
  const left = pressedAt + doublePress - performance.now()
  if (left <= 0) return
  const drop = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', drop, { capture: true })
  setTimeout(() => document.removeEventListener('click', drop, { capture: true }), left)
}
