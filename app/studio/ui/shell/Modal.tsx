import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { countDialog } from '../studio-state.ts'
import { useText } from '../use-text.ts'
import { StudioIcon } from '../StudioIcon.tsx'
import { ignoreDoubleClickOfOpener } from './ignore-double-click.ts'
import { Notice } from './Notice.tsx'

interface ModalProps {
  readonly title: string
  /** Whether the dialog is as wide as the window, but at most 1180 px. */
  readonly isWide?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A native modal dialog. Escape closes it, and the focus returns to the previous element. The browser may close the
 * dialog without a `cancel` event, so `onClose` follows the `close` event. The dialog shows the last message itself,
 * because the page behind it is inert.
 */
export function Modal({ title, isWide, onClose, children }: ModalProps) {
  const text = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  // A layout effect ends while the dialog is in the document. Otherwise the browser would not return the focus.
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    const closed = countDialog()
    const forgetDoubleClicks = current ? ignoreDoubleClickOfOpener(current) : undefined
    // The back button leads to another section, which the dialog would cover.
    const close = () => current?.close()
    addEventListener('hashchange', close)
    // The browser takes the focus from a removed element, such as the button of a discarded file.
    const changes = new MutationObserver(() => {
      if (current && !current.contains(document.activeElement)) current.focus()
    })
    if (current) changes.observe(current, { childList: true, subtree: true })
    return () => {
      changes.disconnect()
      removeEventListener('hashchange', close)
      forgetDoubleClicks?.()
      closed()
      current?.close()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className="modal"
      data-wide={isWide || undefined}
      aria-label={title}
      tabIndex={-1}
      onClose={onClose}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" className="icon" aria-label={text('close')} onClick={onClose}>
          <StudioIcon name="close" />
        </button>
      </header>
      {children}
      <Notice isInDialog />
    </dialog>
  )
}
