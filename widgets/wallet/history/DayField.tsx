import { useId } from 'react'
import { useIntl } from '../../../runtime/widget-api/text.ts'
import styles from './day-field.module.css'

interface DayFieldProps {
  /** The id of the label's text. */
  readonly label: string
  /** A day in the form of the browser's date fields, `2026-11-21`, or an empty text. */
  readonly day: string
  readonly onDay: (day: string) => void
}

/**
 * A day to filter by. A date field formats the day in the browser's language, so this component covers that text.
 * Keyboard users see the browser's text while they type.
 */
export function DayField({ label, day, onDay }: DayFieldProps) {
  const intl = useIntl()
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{intl.formatMessage({ id: label })}</label>
      <span className={styles.field}>
        <input id={id} type="date" value={day} onChange={({ currentTarget }) => onDay(currentTarget.value)} />
        <span className={styles.shown} aria-hidden>
          {day === '' ? intl.formatMessage({ id: 'wallet.history.any-day' }) : day}
        </span>
      </span>
    </div>
  )
}
