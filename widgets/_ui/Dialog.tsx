import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { DialogState } from '../../runtime/widget-api/dialogs.ts'
import { useIsLive } from '../../runtime/widget-api/pages.ts'
import { useIntl } from '../../runtime/widget-api/text.ts'
import styles from './Dialog.module.css'
import { createPressOutside } from './press-outside.ts'
import { useNativeDialog } from './use-native-dialog.ts'

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
 * its former place after the dialog closes. Escape and a press outside close the dialog. The state follows the element
 * when the browser opens or closes it.
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
  const isLive = useIsLive()
  const { element, onClose } = useNativeDialog(id, state)
  const [press] = useState(createPressOutside)
  useEffect(() => press.forget(), [press, state.isOpen])

  // Leaves the state to `onClose`, which the browser calls once for every way of closing.
  const leave = () => {
    if (mayClose?.() ?? true) element.current?.close()
  }
  // The dialog closes at `click`, not at `pointerup`: otherwise a tap would also click the page below the dialog.
  const onClick = useEffectEvent((event: MouseEvent) => {
    if (press.up(isOutside(element.current, event))) leave()
  })
  useEffect(() => {
    const dialog = element.current
    const listen = (event: MouseEvent) => onClick(event)
    dialog?.addEventListener('click', listen)
    return () => dialog?.removeEventListener('click', listen)
  }, [element])
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
      onClose={onClose}
      onPointerDown={(event) => press.down(isOutside(element.current, event), event.timeStamp)}
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

/** Whether a press is on the dialog's backdrop, outside of its box. */
function isOutside(
  element: HTMLElement | null,
  { target, clientX, clientY }: Pick<MouseEvent, 'target' | 'clientX' | 'clientY'>,
): boolean {
  if (!element || target !== element) return false
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
