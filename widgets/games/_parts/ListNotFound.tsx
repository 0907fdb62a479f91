import { Message } from '../../../runtime/widget-api/text.ts'
import { Icon } from '../../_ui/Icon.tsx'
import styles from './ListNotFound.module.css'

/** The message about games that failed to load (GAM-02), with a button that tries again. */
export function ListNotFound({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.box} role="alert">
      <p className={styles.title}>
        <Message id="games.not-found" />
      </p>
      <p>
        <Message id="games.not-found-hint" />
      </p>
      <button type="button" className="button" onClick={onRetry}>
        <Message id="common.retry" />
      </button>
    </div>
  )
}

/** The message about an empty list or an unknown game, with an optional action. */
export function NoGames({
  children,
  action,
}: {
  readonly children: React.ReactNode
  readonly action?: React.ReactNode
}) {
  return (
    <div className={styles.box}>
      <Icon name="game" size={40} />
      <p className={styles.title}>{children}</p>
      {action}
    </div>
  )
}
