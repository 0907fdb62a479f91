import { useEffect, useRef } from 'react'
import { Message } from '../../runtime/widget-api/text.ts'
import styles from './LoadFailed.module.css'

/**
 * Replaces a widget while its data is unavailable. If a retry replaces the pressed button, the dialog or the page's
 * content takes the focus.
 */
export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const container = useRef<HTMLElement>(null)
  useEffect(
    () => () => {
      if (document.activeElement === document.body) container.current?.focus({ preventScroll: true })
    },
    [],
  )
  return (
    <div className={styles.box} role="alert">
      <p>
        <Message id="error.load" />
      </p>
      <button
        type="button"
        className="button"
        onClick={({ currentTarget }) => {
          container.current = currentTarget.closest('dialog, main')
          onRetry()
        }}
      >
        <Message id="common.retry" />
      </button>
    </div>
  )
}
