import { type ReactNode, useRef } from 'react'
import { Message } from '../../../runtime/widget-api/text.ts'
import styles from './form.module.css'
import { keepPress } from './keep-press.ts'
import { useFirst } from './use-first.ts'

interface SubmitButtonProps {
  readonly isBusy: boolean
  /**
   * False while the form is incomplete. The button then looks disabled, but a press still submits the form, so that the
   * form can show its errors.
   */
  readonly isReady?: boolean
  /** Whether the button gets the focus when the step starts, because the visitor has no field to fill in. */
  readonly isFirst?: boolean
  readonly children: ReactNode
}

/** The button that sends a form. It shows that the form is being sent. The form itself ignores presses meanwhile. */
export function SubmitButton({ isBusy, isReady = true, isFirst = false, children }: SubmitButtonProps) {
  const element = useRef<HTMLButtonElement>(null)
  useFirst(element, isFirst)
  return (
    <button
      ref={element}
      type="submit"
      className={styles.submit}
      aria-disabled={isBusy || !isReady}
      aria-busy={isBusy}
      onPointerDown={keepPress}
    >
      {isBusy ? <Message id="common.loading" /> : children}
    </button>
  )
}
