import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../use-text.ts'
import { StudioIcon } from '../StudioIcon.tsx'

interface ModalProps {
  readonly title: string
  /** Whether it takes the width of the window. */
  readonly isWide?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A native dialog: Escape closes it, and the focus returns to its earlier place. The browser may close it without
 * asking, for example at a second Escape, so the page follows its `close` event.
 */
export function Modal({ title, isWide, onClose, children }: ModalProps) {
  const text = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])
  return (
    <dialog ref={dialog} className="modal" data-wide={isWide || undefined} aria-label={title} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <button type="button" className="icon" aria-label={text('close')} onClick={onClose}>
          <StudioIcon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  )
}
