import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { type DialogState, Message } from '../../runtime/widget-api/index.ts'
import styles from './Dialog.module.css'

interface DialogProps {
  /** The element's id, by which buttons open it before any script has run. */
  readonly id: string
  readonly state: Pick<DialogState, 'isOpen' | 'open' | 'close'>
  readonly title: ReactNode
  /** The widest that it gets, px (MOD-03). */
  readonly width?: number
  /** Asked before it closes; where it answers false, it stays open. */
  readonly mayClose?: () => boolean
  readonly children: ReactNode
}

/**
 * A modal dialog. It is the browser's own: the page behind is out of reach, the focus stays inside and goes back to
 * where it was, Escape and a press outside close it. What opened or closed it natively is told to its state.
 */
export function Dialog({ id, state, title, width = 450, mayClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const { isOpen } = state

  const pressedOutside = useRef(false)
  const before = useRef<boolean>(undefined)
  const { open } = state

  useEffect(() => {
    const dialog = element.current
    const was = before.current
    before.current = isOpen
    if (!dialog || was === isOpen) return
    // A dialog that was opened before any script ran is open.
    if (was === undefined && dialog.open) open()
    else if (isOpen && !dialog.open) {
      dialog.showModal()
      const fields = [...dialog.querySelectorAll('input')]
      fields.find((field) => field.checkVisibility())?.focus()
    } else if (!isOpen && dialog.open) dialog.close()
  }, [isOpen, open])

  // A button opened it natively. React does not tell of a dialog's `toggle`.
  const openedNatively = useEffectEvent(() => {
    if (!isOpen) open()
  })
  useEffect(() => {
    const dialog = element.current
    const listen = (event: ToggleEvent) => {
      if (event.newState === 'open') openedNatively()
    }
    dialog?.addEventListener('toggle', listen)
    return () => dialog?.removeEventListener('toggle', listen)
  }, [])

  // However it closes, its own event tells the state, once.
  const leave = () => {
    if (mayClose?.() ?? true) element.current?.close()
  }
  return (
    <dialog
      ref={element}
      // It may have been opened before React came: its `open` is none of the server's.
      suppressHydrationWarning
      id={id}
      closedby={mayClose ? 'closerequest' : 'any'}
      aria-labelledby={`${id}-title`}
      className={styles.dialog}
      style={{ '--dialog-width': `${width}px` } as React.CSSProperties}
      onCancel={(event) => {
        if (event.target !== element.current) return
        if (mayClose?.() === false) event.preventDefault()
      }}
      onClose={(event) => {
        if (event.target === element.current) state.close()
      }}
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(element.current, event)
      }}
      onPointerUp={(event) => {
        // Both ends of the press: who marks a text and lets go outside does not want to leave.
        if (pressedOutside.current && isOutside(element.current, event)) leave()
      }}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {children}
      <button
        type="button"
        className={styles.close}
        onClick={leave}
        command="close"
        commandfor={mayClose ? undefined : id}
      >
        <span aria-hidden="true">×</span>
        <span className="visually-hidden">
          <Message id="common.close" />
        </span>
      </button>
    </dialog>
  )
}

/** A press on the dialog itself, and not on what is in it, where the dialog is not: on its backdrop. */
function isOutside(element: HTMLElement | null, { target, clientX, clientY }: React.PointerEvent): boolean {
  if (!element || target !== element) return false
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
