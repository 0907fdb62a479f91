import { Message } from '../../../runtime/widget-api/text.ts'
import { Dialog } from '../../_ui/Dialog.tsx'
import styles from '../../_ui/form/form.module.css'
import type { CancelSignUp } from './use-cancel-sign-up.ts'

interface CancelSignUpDialogProps {
  readonly id: string
  readonly cancel: CancelSignUp
  /** Called after the visitor has abandoned the sign-up. */
  readonly onCancelled?: () => void
}

/** Asks whether to continue or to cancel a started sign-up (AUT-06). */
export function CancelSignUpDialog({ id, cancel, onCancelled }: CancelSignUpDialogProps) {
  const { isAsking, ask, dismiss, confirm } = cancel
  const state = { isOpen: isAsking, open: () => void ask(), close: dismiss }
  return (
    <Dialog id={id} state={state} isEmpty={!isAsking} title={<Message id="auth.cancel-title" />}>
      <div className={styles.form}>
        <p>
          <Message id="auth.cancel-text" />
        </p>
        <button type="button" className={styles.submit} onClick={dismiss}>
          <Message id="auth.cancel-no" />
        </button>
        <button
          type="button"
          className={styles.secondary}
          onClick={() => {
            confirm()
            onCancelled?.()
          }}
        >
          <Message id="auth.cancel-yes" />
        </button>
      </div>
    </Dialog>
  )
}
