/**
 * Shows the panel of a button whose block has not hydrated yet. The element before the buttons has the attribute
 * `data-panels`, and its children are the panels, in the order of the buttons. Returns false if the button has no
 * panel.
 */
export function showPanel(button: Element): boolean {
  const buttons = button.parentElement
  const panels = buttons?.previousElementSibling
  if (!buttons || !panels?.matches('[data-panels]')) return false
  for (const [at, one] of [...buttons.children].entries()) {
    const isShown = one === button
    const panel = panels.children[at]
    panel?.toggleAttribute('inert', !isShown)
    panel?.toggleAttribute('data-shown', isShown)
    if (isShown) one.setAttribute('aria-current', 'true')
    else one.removeAttribute('aria-current')
  }
  return true
}
