import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { DialogState } from '../../runtime/widget-api/dialogs.ts'
import { useIsLive } from '../../runtime/widget-api/pages.ts'
import { useIntl } from '../../runtime/widget-api/text.ts'
import { takeAwaited } from './awaited-dialog.ts'
import styles from './Dialog.module.css'

/** The maximum time between the two presses of a double press, in ms. */
const doublePress = 500

interface DialogProps {
  /** The element's id, by which buttons open it even before any script has run. */
  readonly id: string
  readonly state: Pick<DialogState, 'isOpen' | 'open' | 'close'>
  readonly title: ReactNode
  /** The maximum width of the dialog, in px (MOD-03). Default: 450. */
  readonly width?: number
  /**
   * Called before the dialog closes by its button, by Escape or by a press outside. If it returns false, the dialog
   * stays open.
   */
  readonly mayClose?: () => boolean
  /** Whether the dialog reports a failure. A screen reader then reads all of it. */
  readonly isAlert?: boolean | undefined
  /** Whether the dialog is long and loads in parts. Its top edge then stays at one place while the content grows. */
  readonly isLong?: boolean
  /** Whether the dialog is closed and only a script can open it. Such a dialog has no content. */
  readonly isEmpty?: boolean
  readonly children: ReactNode
}

/**
 * A modal dialog by the browser's own `<dialog>`. The page behind it is inert. The focus stays inside, and returns to
 * its former place afterwards. Escape and a press outside close it. Its state follows native opening and closing.
 */
export function Dialog({
  id,
  state,
  title,
  width,
  mayClose,
  isAlert,
  isLong = false,
  isEmpty = false,
  children,
}: DialogProps) {
  const intl = useIntl()
  const element = useRef<HTMLDialogElement>(null)
  const { isOpen } = state

  const isLive = useIsLive()
  const pressedOutside = useRef(false)
  const pressedInsideAt = useRef(Number.NEGATIVE_INFINITY)
  // A button has opened the dialog natively, and React has not rendered it as open yet.
  const opening = useRef(false)
  // The dialog has closed natively, and React has not rendered it as closed yet. If a button opens it again meanwhile,
  // React closes its state and then opens the state again.
  const closing = useRef(false)
  const before = useRef<boolean>(undefined)
  const { open } = state

  useEffect(() => {
    const dialog = element.current
    const was = before.current
    before.current = isOpen
    closing.current = false
    if (isOpen) opening.current = false
    if (!dialog || was === isOpen) return
    pressedInsideAt.current = Number.NEGATIVE_INFINITY
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
  // the dialog is already open again by then, the state opens again.
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

  // Leaves the state to `onClose`, which the browser calls once for every way of closing.
  const leave = () => {
    if (mayClose?.() ?? true) element.current?.close()
  }
  return (
    <dialog
      ref={element}
      // A button may have opened the dialog before hydration, but the server's HTML has no `open`.
      suppressHydrationWarning
      id={id}
      role={isAlert ? 'alertdialog' : undefined}
      tabIndex={-1}
      // Before any script runs, the browser itself closes the dialog on a press outside.
      closedby={isLive || mayClose ? 'closerequest' : 'any'}
      aria-labelledby={isEmpty ? undefined : `${id}-title`}
      className={isLong ? `${styles.dialog} ${styles.long}` : styles.dialog}
      style={width === undefined ? undefined : ({ '--dialog-width': `${width}px` } as React.CSSProperties)}
      onCancel={(event) => {
        if (event.target !== element.current) return
        if (mayClose?.() === false) event.preventDefault()
      }}
      onClose={(event) => {
        const dialog = element.current
        // The event is asynchronous. Ignores it if the dialog is open again, or if the state has closed the dialog.
        if (!dialog || event.target !== dialog || dialog.open || (!isOpen && !opening.current)) return
        opening.current = false
        closing.current = true
        state.close()
      }}
      onPointerDown={(event) => {
        const isOut = isOutside(element.current, event)
        // The first press of a double press may make the dialog smaller. The second press is then outside of the
        // dialog, but does not close it.
        pressedOutside.current = isOut && event.timeStamp - pressedInsideAt.current > doublePress
        if (!isOut) pressedInsideAt.current = event.timeStamp
      }}
      onPointerUp={(event) => {
        // Both ends of the press count: a user who selects text and releases outside does not want to close the dialog.
        if (pressedOutside.current && isOutside(element.current, event)) leave()
      }}
    >
      {isEmpty ? null : (
        <>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {children}
          <button
            type="button"
            className={styles.close}
            aria-label={intl.formatMessage({ id: 'common.close' })}
            onClick={() => {
              // If the browser supports commands, its own command closes the dialog.
              if (mayClose || !('command' in HTMLButtonElement.prototype)) leave()
            }}
            command="close"
            commandfor={mayClose ? undefined : id}
          >
            ×
          </button>
        </>
      )}
    </dialog>
  )
}

/** Focuses the first visible input, or else the dialog. A field with `isFirst` that loads later focuses itself. */
function focusFirst(dialog: HTMLDialogElement): void {
  const fields = [...dialog.querySelectorAll('input')]
  const first = fields.find((field) => field.checkVisibility()) ?? dialog
  first.focus()
}

/**
 * Whether the focus is where the browser puts it in a dialog without content: on the dialog, or on its close button.
 */
function isUnfocused(dialog: HTMLDialogElement): boolean {
  const { activeElement } = document
  return activeElement === dialog || (activeElement?.parentElement === dialog && activeElement.matches('[command]'))
}

/** Whether a press is on the dialog's backdrop, outside of its box. */
function isOutside(element: HTMLElement | null, { target, clientX, clientY }: React.PointerEvent): boolean {
  if (!element || target !== element) return false
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
