import { useEffect, useState } from 'react'
import { Message, useIntl } from '../../../runtime/widget-api/index.ts'
import formStyles from '../../_ui/form/form.module.css'
import styles from './deposit.module.css'
import { TimeLeft } from './TimeLeft.tsx'

/** How long a payment page may take until another way is offered, ms. */
const loadTime = 15_000

interface PaymentStepProps {
  /** The payment page, where it may be framed. */
  readonly url: string | undefined
  /** Whether the answer named one at all. */
  readonly isNamed: boolean
  readonly left: number
}

/**
 * Step 40: the payment page in a frame that can neither leave it nor lead this page away (DEP-09). What the page says is
 * not believed: the server is asked how the payment stands.
 */
export function PaymentStep({ url, isNamed, left }: PaymentStepProps) {
  const intl = useIntl()
  const [isLoaded, setLoaded] = useState(false)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (isLoaded || url === undefined) return
    const timer = setTimeout(() => setLate(true), loadTime)
    return () => clearTimeout(timer)
  }, [isLoaded, url])

  if (url === undefined && isNamed) {
    return (
      <p className={styles.notice} role="alert">
        <Message id="deposit.page-not-allowed" />
      </p>
    )
  }
  return (
    <div className={styles.payment}>
      {left > 0 ? <TimeLeft left={left} label="deposit.pay-within" /> : null}
      {url === undefined ? null : (
        <>
          {isLate && !isLoaded ? (
            <p className={styles.notice} role="alert">
              <Message id="deposit.page-late" />
            </p>
          ) : null}
          <iframe
            className={styles.frame}
            src={url}
            title={intl.formatMessage({ id: 'deposit.page-title' })}
            sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
            referrerPolicy="strict-origin"
            onLoad={() => setLoaded(true)}
          />
          <a
            className={isLate && !isLoaded ? formStyles.submit : formStyles.link}
            href={url}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Message id="deposit.open-page" />
          </a>
        </>
      )}
      <p className={styles.waiting} role="status">
        <Message id="deposit.waiting-payment" />
      </p>
    </div>
  )
}
