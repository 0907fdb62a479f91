import { type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { DialogState } from '../../runtime/widget-api/dialogs.ts'
import { takeAwaited } from './awaited-dialog.ts'
import { focusFirst, isUnfocused } from './dialog-focus.ts'

/**
 * Keeps a `<dialog>` and its state equal. A change of the state opens or closes the element. If a button or Escape
 * opens or closes the element natively, the state changes too.
 *
 * @param id the element's id
 */
export function useNativeDialog(id: string, state: Pick<DialogState, 'isOpen' | 'open' | 'close'>) {
  const element = useRef<HTMLDialogElement>(null)
  const { isOpen, open } = state
  // A button has opened the dialog natively, and React has not rendered it as open yet.
  const opening = useRef(false)
  // The dialog has closed natively, and React has not rendered it as closed yet. If a button opens it again meanwhile,
  // React closes its state and then opens the state again.
  const closing = useRef(false)
  const before = useRef<boolean>(undefined)

  useEffect(() => {
    const dialog = element.current
    const was = before.current
    before.current = isOpen
    closing.current = false
    if (isOpen) opening.current = false
    if (!dialog || was === isOpen) return
    // A button opened the dialog natively before this component's first effect.
    if (was === undefined && dialog.open) {
      opening.current = !isOpen
      open()
      // The first field had not loaded when the button opened the dialog.
      if (isUnfocused(dialog)) focusFirst(dialog)
    } else if (was === undefined && !isOpen && takeAwaited(id)) {
      open()
    } else if (isOpen && !dialog.open) {
      dialog.showModal()
      focusFirst(dialog)
    } else if (isOpen && was === false && isUnfocused(dialog)) {
      // A button opened the dialog natively, before React had rendered the content.
      focusFirst(dialog)
    } else if (!isOpen && dialog.open) {
      if (opening.current) open()
      else dialog.close()
    }
  }, [id, isOpen, open])

  // A button opened the dialog natively. React has no event for a dialog's `toggle`.
  const openedNatively = useEffectEvent(() => {
    if (isOpen && !closing.current) return
    opening.current = true
    if (!isOpen) open()
  })
  // Going back closes the dialog, even if React has not rendered it as open yet. Closing the dialog goes back, too. If
  // a button has opened the dialog again since then, the state opens again.
  const wentBack = useEffectEvent(() => {
    if (isOpen) return
    const isAgain = closing.current
    closing.current = false
    if (!element.current?.open) return
    if (isAgain) open()
    else element.current.close()
  })
  useEffect(() => {
    const dialog = element.current
    const listen = (event: ToggleEvent) => {
      if (event.newState === 'open') openedNatively()
    }
    dialog?.addEventListener('toggle', listen)
    const listenBack = () => wentBack()
    window.addEventListener('popstate', listenBack)
    return () => {
      dialog?.removeEventListener('toggle', listen)
      window.removeEventListener('popstate', listenBack)
    }
  }, [])

  return {
    /** The ref of the `<dialog>`. */
    element,
    /** The handler of the element's `close`, which the browser sends once for every way of closing. */
    onClose(event: SyntheticEvent): void {
      const dialog = element.current
      // The browser sends the event after the dialog has closed. The dialog may be open again by then, or the state
      // itself has closed the dialog: the event then changes nothing.
      if (!dialog || event.target !== dialog || dialog.open || (!isOpen && !opening.current)) return
      opening.current = false
      closing.current = true
      state.close()
    },
  }
}
