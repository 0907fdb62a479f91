import { useEffect, useState } from 'react'
import { useSkippedFrameEntries } from '../../../runtime/widget-api/dialogs.ts'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import formStyles from '../../_ui/form/form.module.css'
import styles from './deposit.module.css'

/** How long a payment page may load before the step shows a notice, in ms. */
const loadTime = 15_000

/**
 * The payment page in a frame that cannot navigate this page (DEP-09). The link that opens a tab is always visible,
 * because this page cannot detect that the payment page refuses to be embedded.
 */
export function PaymentFrame({ url }: { readonly url: string }) {
  const intl = useIntl()
  const countLoad = useSkippedFrameEntries()
  const [isLoaded, setLoaded] = useState(false)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (isLoaded) return
    const timer = setTimeout(() => setLate(true), loadTime)
    return () => clearTimeout(timer)
  }, [isLoaded])
  const isOverdue = isLate && !isLoaded
  return (
    <>
      {isOverdue ? (
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
        onLoad={() => {
          countLoad()
          setLoaded(true)
        }}
      />
      {isOverdue ? null : (
        <p className={styles.waiting}>
          <Message id="deposit.page-empty" />
        </p>
      )}
      <a
        className={isOverdue ? formStyles.submit : formStyles.secondary}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Message id="deposit.open-page" />
      </a>
    </>
  )
}
