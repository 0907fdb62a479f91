import type { ReactNode } from 'react'
import { Message } from '../../../runtime/widget-api/text.ts'
import styles from './form.module.css'

interface SubmitButtonProps {
  readonly isBusy: boolean
  /** False while the form is incomplete. A press then shows at the field what is missing. */
  readonly isReady?: boolean
  readonly children: ReactNode
}

/** The button that sends a form. While the form is being sent, it says so and ignores presses. */
export function SubmitButton({ isBusy, isReady = true, children }: SubmitButtonProps) {
  return (
    <button type="submit" className={styles.submit} aria-disabled={isBusy || !isReady} aria-busy={isBusy}>
      {isBusy ? <Message id="common.loading" /> : children}
    </button>
  )
}
