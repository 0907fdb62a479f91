import { useEffect, useRef } from 'react'
import { Message } from '../../../runtime/widget-api/index.ts'
import styles from './GameDialog.module.css'

/** A dialog that is open while `isOpen` holds, and empty else. It closes by Escape, a click outside and its button, and then says so. */
export function GameDialog({
  id,
  isOpen,
  isFilled = isOpen,
  isAlert = false,
  title,
  onClose,
  children,
}: {
  readonly id: string
  readonly isOpen: boolean
  /** Whether its content stays, where what is pressed in it acts after it has closed. */
  readonly isFilled?: boolean
  readonly isAlert?: boolean
  readonly title: React.ReactNode
  readonly onClose: () => void
  readonly children: React.ReactNode
}) {
  const dialog = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || element.matches(':popover-open') === isOpen) return
    if (isOpen) element.showPopover()
    else element.hidePopover()
  }, [isOpen])
  return (
    <div
      ref={dialog}
      id={id}
      popover="auto"
      role={isAlert ? 'alertdialog' : 'dialog'}
      aria-labelledby={isFilled ? `${id}-title` : undefined}
      className={styles.dialog}
      onToggle={(event) => {
        if ((event.nativeEvent as ToggleEvent).newState === 'closed' && isOpen) onClose()
      }}
    >
      {isFilled ? (
        <>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {children}
          <button type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide">
            <span aria-hidden="true">×</span>
            <span className="visually-hidden">
              <Message id="common.close" />
            </span>
          </button>
        </>
      ) : null}
    </div>
  )
}
