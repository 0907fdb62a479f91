import { useEffect, useRef } from 'react'
import { Message } from '../site/Message.tsx'
import { useStore } from 'zustand'
import { useSite } from '../site/site-context.ts'

/** The toast, at most one at a time. Screen readers announce it (STA-05). */
export function ToastView() {
  const { toasts } = useSite()
  const toast = useStore(toasts, (state) => state.toast)
  const dismiss = useStore(toasts, (state) => state.dismiss)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (toast && place.current) raise(place.current)
  }, [toast])
  return (
    <div
      ref={place}
      className="toasts"
      popover="manual"
      role={toast?.status === 'error' ? 'alert' : 'status'}
      aria-live="polite"
    >
      {toast ? (
        <div key={toast.id} className="toast" data-status={toast.status}>
          {toast.header ? <strong>{toast.header}</strong> : null}
          <p>{toast.message}</p>
          <button type="button" className="toast-close" onClick={() => dismiss(toast.id)}>
            <span aria-hidden="true">×</span>
            <span className="visually-hidden">
              <Message id="common.close" />
            </span>
          </button>
        </div>
      ) : null}
    </div>
  )
}

/**
 * Moves the toast above an open modal dialog and its backdrop. Both are in the browser's top layer, where the element
 * that entered last is above all others.
 */
function raise(element: HTMLElement): void {
  if (!('popover' in HTMLElement.prototype)) return
  if (element.matches(':popover-open')) element.hidePopover()
  element.showPopover()
}
