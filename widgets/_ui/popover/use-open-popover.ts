import { useSyncExternalStore } from 'react'

/** Whether a popover with the role of a dialog is open, such as the live chat. A modal dialog would close it. */
export function isDialogPopoverOpen(): boolean {
  const popovers = document.querySelectorAll('[popover][role=dialog]')
  return [...popovers].some((popover) => popover.matches(':popover-open') && !popover.closest('[hidden]'))
}

/** The same as `isDialogPopoverOpen`, and renders the component again when a popover opens or closes. */
export function useIsDialogPopoverOpen(): boolean {
  return useSyncExternalStore(listen, isDialogPopoverOpen, () => false)
}

function listen(onChange: () => void): () => void {
  // The event `toggle` does not bubble.
  document.addEventListener('toggle', onChange, true)
  return () => document.removeEventListener('toggle', onChange, true)
}
