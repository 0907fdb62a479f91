import { Message } from '../../runtime/widget-api/text.ts'
import styles from './page/page.module.css'

/** A placeholder while data loads: the shape of a few rows, with a text for screen readers. */
export function Waiting() {
  return (
    <div className={styles.placeholder} role="status">
      <span className="visually-hidden">
        <Message id="common.loading" />
      </span>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
    </div>
  )
}
