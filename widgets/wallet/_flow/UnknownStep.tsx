import { Message } from '../../../runtime/widget-api/index.ts'
import { Icon } from '../../_ui/Icon.tsx'
import formStyles from '../../_ui/form/form.module.css'
import styles from './deposit.module.css'

/** No answer came: what became of the deposit is being asked for. Nothing here sends it again. */
export function UnknownStep({ isAsking, onCheck }: { readonly isAsking: boolean; readonly onCheck: () => void }) {
  return (
    <div className={styles.end} data-testid="deposit-unknown">
      <Icon name="help" size={44} />
      <p className={styles.endTitle} role="status">
        <Message id="deposit.unknown" />
      </p>
      <p>
        <Message id="deposit.unknown-text" />
      </p>
      <button
        type="button"
        className={formStyles.submit}
        aria-disabled={isAsking}
        aria-busy={isAsking}
        onClick={onCheck}
      >
        <Message id={isAsking ? 'deposit.checking' : 'deposit.check'} />
      </button>
    </div>
  )
}
