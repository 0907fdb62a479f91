const controls = 'input, select, textarea, button'

/**
 * Moves the focus to the first control of the next row, or else of the previous row. Without such a control, moves the
 * focus to the nearest other control around the row. Called before a press removes a row, because the focus would be
 * lost with the pressed button.
 *
 * @param row the selector of a row
 */
export function focusNeighbour(button: Element, row: string): void {
  const own = button.closest(row)
  for (const neighbour of [own?.nextElementSibling, own?.previousElementSibling]) {
    const control = neighbour && controlIn(neighbour, own)
    if (control) return control.focus()
  }
  for (let around = own?.parentElement; around; around = around.parentElement) {
    const control = controlIn(around, own)
    if (control) return control.focus()
  }
}

/** The first enabled control outside of `row`: the element itself, or a control inside it. */
const controlIn = (element: Element, row: Element | null | undefined): HTMLElement | undefined =>
  [element, ...element.querySelectorAll(controls)].find(
    (one): one is HTMLElement =>
      one instanceof HTMLElement && one.matches(controls) && !one.matches(':disabled, [hidden]') && !row?.contains(one),
  )

/** Moves the focus to the control of a field, before a press removes a button beside it. */
export function focusControl(button: Element, field: string): void {
  button.closest(field)?.querySelector<HTMLElement>('input, select, textarea')?.focus()
}
