/**
 * Moves the focus to the first control of the next row, or else of the previous one. Called before a press removes a
 * row, because the focus would be lost with the pressed button.
 *
 * @param row the selector of a row
 */
export function focusNeighbour(button: Element, row: string): void {
  const own = button.closest(row)
  const neighbour = own?.nextElementSibling ?? own?.previousElementSibling
  neighbour?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
}

/** Moves the focus to the control of a field, before a press removes a button beside it. */
export function focusControl(button: Element, field: string): void {
  button.closest(field)?.querySelector<HTMLElement>('input, select, textarea')?.focus()
}
