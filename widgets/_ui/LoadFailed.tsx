import { Message } from '../../runtime/widget-api/text.ts'
import styles from './LoadFailed.module.css'

/** What stands in a widget's place while its data cannot be had. */
export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.box} role="alert">
      <p>
        <Message id="error.network" />
      </p>
      <button type="button" className="button" onClick={onRetry}>
        <Message id="common.retry" />
      </button>
    </div>
  )
}
