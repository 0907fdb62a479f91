import { Message } from '../../../runtime/widget-api/text.ts'
import styles from './deposit.module.css'

/** The time left, such as `9:41`. A screen reader does not announce every second. */
export function TimeLeft({ seconds, label }: { readonly seconds: number; readonly label: string }) {
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <p className={styles.time} data-late={seconds < 60 || undefined}>
      <span>
        <Message id={label} />
      </span>
      <strong role="timer" data-testid="time-left">
        {time}
      </strong>
    </p>
  )
}
