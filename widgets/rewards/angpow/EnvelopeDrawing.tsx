import type { RedEnvelope } from '../../../schemas/generated/records.ts'
import styles from './Angpow.module.css'

/** The drawing of an envelope: closed if sealed, with its paper out if opened, and faded if expired. */
export function EnvelopeDrawing({ state }: Pick<RedEnvelope, 'state'>) {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 132" aria-hidden="true">
      {state === 'opened' ? <rect className={styles.paper} x="34" y="6" width="52" height="60" rx="3" /> : null}
      <rect
        className={styles.cover}
        x="22"
        y={state === 'opened' ? 38 : 12}
        width="76"
        height={state === 'opened' ? 88 : 114}
        rx="7"
      />
      {state === 'opened' ? (
        <path className={styles.fold} d="M22 46c20 22 56 22 76 0v-1a7 7 0 0 0-7-7H29a7 7 0 0 0-7 7Z" />
      ) : (
        <path className={styles.fold} d="M22 19a7 7 0 0 1 7-7h62a7 7 0 0 1 7 7v14c-20 26-56 26-76 0Z" />
      )}
      <circle className={styles.seal} cx="60" cy={state === 'opened' ? 86 : 56} r="15" />
      <path
        className={styles.sign}
        transform={`translate(60 ${state === 'opened' ? 86 : 56})`}
        d="M0-8c5 0 5 8 0 8s-5 8 0 8M0-11v22"
      />
    </svg>
  )
}
