import { Message } from '../../../runtime/widget-api/index.ts'
import formStyles from '../../_ui/form/form.module.css'
import { Icon } from '../../_ui/Icon.tsx'
import styles from './withdrawal.module.css'

interface UnknownOutcomeProps {
  readonly isAsking: boolean
  readonly onCheck: () => void
}

/** No answer came: nobody knows yet whether the money has left. Nothing can be sent until the server has said so. */
export function UnknownOutcome({ isAsking, onCheck }: UnknownOutcomeProps) {
  return (
    <div className={styles.unknown} role="status">
      <Icon name="history" size={44} />
      <p className={styles.unknownTitle}>
        <Message id="wallet.withdrawal-dialog.unknown" />
      </p>
      <p>
        <Message id="wallet.withdrawal-dialog.unknown-text" />
      </p>
      <button
        type="button"
        className={formStyles.submit}
        aria-disabled={isAsking}
        aria-busy={isAsking}
        onClick={() => {
          if (!isAsking) onCheck()
        }}
      >
        <Message id={isAsking ? 'wallet.withdrawal-dialog.asking' : 'wallet.withdrawal-dialog.check'} />
      </button>
    </div>
  )
}
