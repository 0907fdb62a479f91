import { Message } from '../../runtime/widget-api/text.ts'
import styles from './LoadFailed.module.css'

/** Replaces a widget while its data is unavailable. */
export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.box} role="alert">
      <p>
        <Message id="error.load" />
      </p>
      <button type="button" className="button" onClick={onRetry}>
        <Message id="common.retry" />
      </button>
    </div>
  )
}
