const controls = 'a, button, summary, [role="button"]'
const fields = 'input, select, textarea, [contenteditable]'

/**
 * Lets a double press act on one control only. The first press may replace the control, for example with the next step
 * of a form. The second press then does not reach the new control.
 *
 * @returns a function that ends the guard
 */
export function guardDoublePress(page: Document): () => void {
  let first: Element | null | undefined
  const onDown = (event: MouseEvent) => {
    const target = elementOf(event)
    if (event.detail < 2) first = target?.closest(controls)
    else if (first && !first.contains(target) && !target?.closest(fields)) event.preventDefault()
  }
  const onClick = (event: MouseEvent) => {
    const now = event.detail < 2 ? null : elementOf(event)?.closest(controls)
    if (!now || first === undefined || now === first) return
    event.preventDefault()
    event.stopPropagation()
  }
  page.addEventListener('mousedown', onDown, { capture: true })
  page.addEventListener('click', onClick, { capture: true })
  return () => {
    page.removeEventListener('mousedown', onDown, { capture: true })
    page.removeEventListener('click', onClick, { capture: true })
  }
}

const elementOf = ({ target }: Event) => (target instanceof Element ? target : null)
